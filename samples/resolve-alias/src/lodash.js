import lodash from 'lodash';
import debounce from 'lodash/debounce';

const count = () => console.log(lodash.size(document.body.children));

window.addEventListener('resize', debounce(count, 100));
