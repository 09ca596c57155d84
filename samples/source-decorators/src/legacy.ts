function timed(_target: object, name: string, descriptor: PropertyDescriptor) {
  const method = descriptor.value;
  descriptor.value = function (...args: unknown[]) {
    console.log(`${name} starts`);
    try {
      return method.apply(this, args);
    } finally {
      console.log(`${name} ends`);
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
