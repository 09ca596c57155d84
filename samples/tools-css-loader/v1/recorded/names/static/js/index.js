/* export default */ const cabin_module = ({"bunk-bed":"ferry-cabin-bunk-bed","bunkBed":"ferry-cabin-bunk-bed"});
