interface Stop {
  name: string;
  minutes?: number;
}

class Ferry {
  #stops: Stop[] = [{ name: 'Pier', minutes: 0 }, { name: 'Island' }];

  get last() {
    return this.#stops.at(-1)?.minutes ?? 25;
  }
}

console.log(new Ferry().last);
