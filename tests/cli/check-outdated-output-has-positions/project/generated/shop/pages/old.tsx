// @generated from designs/shop/pages/old.json. Do not edit.
