/*! Sidereal clock, MIT licence */
function showClock(element) {
  // Old browsers run this file as it is.
  element.textContent = new Date().toUTCString();
}

showClock(document.querySelector('.clock'));
