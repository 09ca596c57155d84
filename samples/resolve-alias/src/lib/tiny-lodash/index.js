const size = (list) => list.length;

export default { size };
