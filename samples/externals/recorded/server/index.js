;// CONCATENATED MODULE: external "vue"

;// CONCATENATED MODULE: ./src/server.ts


const app = createSSRApp({
    render: ()=>h('p', `Seats: ${(/* inlined export .seats */48)}`)
