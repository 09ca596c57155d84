function App() {
    const $ = (0,compiler_runtime.c)(5);
    const hash = useHash();
    let t0;
    if ($[0] !== hash) {
        t0 = trails.find((t1)=>{
            const { id } = t1;
            return id === hash;
        });
        $[0] = hash;
        $[1] = t0;
