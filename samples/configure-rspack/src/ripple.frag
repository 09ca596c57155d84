void main() { gl_FragColor = vec4(0.1, 0.4, 0.7, 1.0); }
