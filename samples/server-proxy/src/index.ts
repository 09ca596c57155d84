interface Tide {
  at: string;
  metres: number;
}

async function loadTides(port: string): Promise<Tide[]> {
  const response = await fetch(`/api/tides?port=${port}`);
  if (!response.ok) throw new Error(`No tides for ${port}: ${response.status}`);
  return response.json();
}

function render(tides: Tide[]): void {
  const list = document.createElement('ol');
  for (const { at, metres } of tides) {
    const item = document.createElement('li');
    item.textContent = `${at}: ${metres} m`;
    list.append(item);
  }
  document.getElementById('root')?.replaceChildren(list);
}

loadTides('nazare').then(render);
