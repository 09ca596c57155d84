import lake from './lake.module.css';
import shore from './shore.module.css';

export default function Isolation() {
  return (
    <>
      <p className={lake.sign}>Lake: {lake.sign}</p>
      <p className={shore.sign}>Shore: {shore.sign}</p>
    </>
  );
}
