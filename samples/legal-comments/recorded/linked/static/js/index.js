/*! LICENSE: index.js.LICENSE.txt */
(()=>{"use strict";function n(){return`N ${Math.round(360*Math.random())} deg`}document.body.append(n(),`${Math.round(90*Math.random())} deg above the horizon`,n())})();
