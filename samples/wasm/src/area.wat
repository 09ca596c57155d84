(module
  (func (export "area") (param $width i32) (param $height i32) (result i32)
    local.get $width
    local.get $height
    i32.mul))
