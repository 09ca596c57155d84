type Context = { kind: string; name?: string | symbol };

function show(_value: unknown, { kind, name }: Context) {
  console.log(kind, String(name));
}

@show
class Kiln {
  @show shelves = 3;
  @show accessor glaze = 'celadon';
  @show get full() {
    return this.shelves === 0;
  }
  @show set full(value) {
    this.shelves = value ? 0 : 3;
  }
  @show fire() {}
  @show static open() {}
}

console.log(new Kiln().glaze);

export {};
