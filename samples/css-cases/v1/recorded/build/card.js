/* export default */ const card_module = ({"card":"card-EbFSar surface-IItOMj","title":"title-iZfhOW"});
