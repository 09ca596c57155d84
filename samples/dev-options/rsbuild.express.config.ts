import { defineConfig } from '@rsbuild/core';
import express from 'express';

const api = express();
api.use('/api', express.json());
api.get('/api/boats/:id', (req, res) => {
  res.json({ id: req.params.id, name: 'Gaivota' });
});
api.post('/api/boats', (req, res) => {
  res.status(201).json(req.body);
});

export default defineConfig({
  dev: {
    setupMiddlewares: ({ unshift }) => {
      unshift(api);
    },
  },
});
