class TeaOrder {
    total(pots) {
        return euros(pots * 450);
    }
}
const order = new TeaOrder();
console.debug('order', order);
document.body.textContent = `${order.constructor.name}: ${order.total(3)}`;
