(()=>{"use strict";console.log("production",!1,"production")})();
