class Gauge {
    #metres = 0;
    rise(metres) {
        this.#metres += metres ?? 1;
        return this.#metres;
    }
}
const gauge = new Gauge();
const levels = [
    gauge.rise(),
    gauge.rise(2.5)
];
// A method of newer browsers
document.body.textContent = `${levels.at(-1)} m`;
