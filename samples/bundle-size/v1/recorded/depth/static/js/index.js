(()=>{"use strict";document.documentElement.dataset.fathoms="0.5 fathoms",document.body.append("5.1 m")})();
