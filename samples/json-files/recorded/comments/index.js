(()=>{"use strict";console.log(4)})();
