(()=>{"use strict";document.documentElement.dataset.fathoms=`${(1/1.8288).toFixed(1)} fathoms`,document.body.append("5.1 m")})();
