class Tide {
    #port;
    get label() {
        return `${this.#port}: ${this.level ?? 'unknown'}`;
    }
    constructor(){
        this.#port = 'Kattholm';
    }
}
console.log(Object.keys(new Tide()), new Tide().label);
