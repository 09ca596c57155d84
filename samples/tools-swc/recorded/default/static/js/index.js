class Tide {
    level;
    #port = 'Kattholm';
    get label() {
        return `${this.#port}: ${this.level ?? 'unknown'}`;
    }
}
console.log(Object.keys(new Tide()), new Tide().label);
