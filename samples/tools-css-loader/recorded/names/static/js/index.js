/* export default */ var cabin_module = ({"bunk-bed":"ferry-cabin-bunk-bed","bunkBed":"ferry-cabin-bunk-bed"});
