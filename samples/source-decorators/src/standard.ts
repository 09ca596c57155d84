function timed<This, Args extends unknown[], Result>(
  method: (this: This, ...args: Args) => Result,
  context: ClassMethodDecoratorContext<This>,
) {
  return function (this: This, ...args: Args): Result {
    console.log(`${String(context.name)} starts`);
    try {
      return method.apply(this, args);
    } finally {
      console.log(`${String(context.name)} ends`);
    }
  };
}

class Kiln {
  @timed
  fire(degrees: number) {
    console.log(`firing at ${degrees}`);
  }
}

new Kiln().fire(1060);

export {};
