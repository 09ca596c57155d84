export const berths = [
  { pier: 'North pier', number: 4, length: 9 },
  { pier: 'North pier', number: 7, length: 12 },
  { pier: 'Fishing quay', number: 2, length: 15 },
];
