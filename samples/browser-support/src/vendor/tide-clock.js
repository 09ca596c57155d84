// Stands for a package: it is not compiled.
export class TideClock {
  #start = Date.now();

  seconds() {
    return Math.floor((Date.now() - this.#start) / 1000);
  }
}
