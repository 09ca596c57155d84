/* export default */ const ticket_module = ({"ticket":"ticket-p4s6xL","unfold":"unfold-NvWhWM","soldOut":"sold-out-wWX8Cq","seatRow":"seat_row-Z8WEGU"});
