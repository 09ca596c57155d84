(()=>{"use strict";let{MODE:o,DEV:t,PROD:c}={MODE:"production",DEV:!1,PROD:!0};console.log(o,t,c,"production")})();
