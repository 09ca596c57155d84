console.log('Release', "2026.11", 'with', 3 + 1, 'decks');
console.log("Port Ellen", 2, ({ "name":"Port Ellen","berths":[1,2,4] }));
console.log("https://api.ferry.example", "string");
if (false) {} else {
    console.log('Timetable only');
}
// These three are left alone.
const ticket = {
    RELEASE: 'RELEASE'
};
console.log(ticket.RELEASE, window.RELEASE);
console.log(((RELEASE1)=>RELEASE1)('argument'));
