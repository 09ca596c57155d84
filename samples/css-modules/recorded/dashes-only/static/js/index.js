/* export default */ var ticket_module = ({"ticket":"ticket-p4s6xL","unfold":"unfold-NvWhWM","soldOut":"sold-out-wWX8Cq","seat_row":"seat_row-Z8WEGU"});
