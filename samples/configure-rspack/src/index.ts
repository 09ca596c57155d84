import anchor from './anchor.svg?icon';
import ripple from './ripple.frag';

console.log('shader', ripple);
document.body.innerHTML = anchor;
