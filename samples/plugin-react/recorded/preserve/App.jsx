    return <button type="button" onClick={()=>setCount(count + 1)}>
      {count} clicks
    </button>;
