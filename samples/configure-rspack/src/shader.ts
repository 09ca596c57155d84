import ripple from './ripple.frag';

console.log(ripple);
