console.log('Release', RELEASE, 'with', DECKS + 1, 'decks');
console.log(HARBOUR.name, HARBOUR.berths[1], HARBOUR);
console.log(process.env.API_ORIGIN, typeof RELEASE);

if (SALE_OPEN) {
  console.log('Winter sale');
} else {
  console.log('Timetable only');
}

// These three are left alone.
const ticket = { RELEASE: 'RELEASE' };
console.log(ticket.RELEASE, window.RELEASE);
console.log(((RELEASE) => RELEASE)('argument'));
