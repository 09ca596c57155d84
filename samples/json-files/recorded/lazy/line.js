"use strict";(self.rspackChunk=self.rspackChunk||[]).push([["w"],{C(s){s.exports=JSON.parse('{"stops":[{"name":"Harbour"}]}')}}]);
