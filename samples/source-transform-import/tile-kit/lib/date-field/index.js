export default () => '<input type="date" class="date-field">';
