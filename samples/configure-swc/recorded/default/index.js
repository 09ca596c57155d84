class Ferry {
    #stops = [
        {
            name: 'Pier',
            minutes: 0
        },
        {
            name: 'Island'
        }
    ];
    get last() {
        return this.#stops.at(-1)?.minutes ?? 25;
    }
}
console.log(new Ferry().last);
