import { createRoot } from 'react-dom/client';

function Settings() {
  return (
    <form>
      <label>
        Name on new entries <input name="author" />
      </label>
    </form>
  );
}

const container = document.getElementById('root');

if (container) createRoot(container).render(<Settings />);
