const next = document.createElement('output');
next.textContent = 'Next high water: 16:32';
document.currentScript?.after(next);
