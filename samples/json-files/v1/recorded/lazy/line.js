"use strict";(self.webpackChunk=self.webpackChunk||[]).push([["672"],{987(e){e.exports=JSON.parse('{"stops":[{"name":"Harbour","minutes":0},{"name":"Observatory","minutes":9}]}')}}]);
