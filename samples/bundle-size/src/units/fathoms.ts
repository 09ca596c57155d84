export const fathoms = (value: number) => `${(value / 1.8288).toFixed(1)} fathoms`;

// Runs as soon as the module is loaded, so it cannot be dropped unseen.
document.documentElement.dataset.fathoms = fathoms(1);
