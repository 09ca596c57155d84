(()=>{"use strict";console.log(2.8,14)})();
