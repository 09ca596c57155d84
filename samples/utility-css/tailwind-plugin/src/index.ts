import './index.css';

interface Loan {
  title: string;
  daysLeft: number;
}

const loans: Loan[] = [
  { title: 'The Waves', daysLeft: 12 },
  { title: 'Solaris', daysLeft: 1 },
];

function loanItem({ title, daysLeft }: Loan): string {
  const tone = daysLeft < 3 ? 'text-overdue' : 'text-slate-600';
  return `
    <li class="flex justify-between gap-4 py-2">
      <span class="font-medium">${title}</span>
      <span class="${tone}">${daysLeft} days left</span>
    </li>`;
}

document.body.innerHTML = `
  <main class="mx-auto max-w-sm p-6">
    <h1 class="text-xl font-bold hover:underline">On loan</h1>
    <ul>${loans.map(loanItem).join('')}</ul>
  </main>`;
