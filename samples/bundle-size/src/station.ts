declare const SHOW_GRID: boolean;

class Station {
  #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  async read() {
    const response = await fetch(`/tides/${this.#name}.json`);
    return { ...(await response.json()), name: this.#name };
  }
}

if (SHOW_GRID) {
  import('./grid').then(({ drawGrid }) => drawGrid());
}

new Station('Brest').read().then(({ name, metres }) => {
  document.body.append(`${name}: ${metres?.[0] ?? 'no data'}`);
});
