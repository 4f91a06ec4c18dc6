// @generated from schema/ by npm run codegen. Do not edit.
var mt=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(h){throw n=0,h}};var Et=mt(dt=>{"use strict";Object.defineProperty(dt,"__esModule",{value:!0});function Nt(s){let n=s.length,h=0,g=0,u;for(;g<n;)h++,u=s.charCodeAt(g++),u>=55296&&
u<=56319&&g<n&&(u=s.charCodeAt(g),(u&64512)===56320&&g++);return h}dt.default=Nt;Nt.code='require("ajv/dist/runtime/ucs2length").default'});var zt=mt((ac,xt)=>{"use strict";xt.exports=function s(n,h){if(n===h)return!0;if(n&&h&&typeof n=="object"&&typeof h=="object"){if(n.constructor!==h.constructor)
return!1;var g,u,e;if(Array.isArray(n)){if(g=n.length,g!=h.length)return!1;for(u=g;u--!==0;)if(!s(n[u],h[u]))return!1;return!0}if(n.constructor===RegExp)return n.
source===h.source&&n.flags===h.flags;if(n.valueOf!==Object.prototype.valueOf)return n.valueOf()===h.valueOf();if(n.toString!==Object.prototype.toString)return n.
toString()===h.toString();if(e=Object.keys(n),g=e.length,g!==Object.keys(h).length)return!1;for(u=g;u--!==0;)if(!Object.prototype.hasOwnProperty.call(h,e[u]))return!1;
for(u=g;u--!==0;){var r=e[u];if(!s(n[r],h[r]))return!1}return!0}return n!==n&&h!==h}});var qt=mt(ht=>{"use strict";Object.defineProperty(ht,"__esModule",{value:!0});var Lt=zt();Lt.code='require("ajv/dist/runtime/equal").default';ht.default=Lt});var Bp=oi,de={$id:"design.schema.json",type:"object",properties:{$schema:{type:"string"},formatVersion:{const:1},name:{$ref:"value.schema.json#/$defs/slug"},title:{
$ref:"shared.schema.json#/$defs/s7"},description:{type:"string"},languages:{type:"array",items:{$ref:"value.schema.json#/$defs/language"},minItems:1,uniqueItems:!0},
pages:{type:"object",properties:{home:{type:"string"},login:{type:"string"},forbidden:{type:"string"},notFound:{type:"string"}},required:["home"],propertyNames:{
enum:["home","login","forbidden","notFound"]}},themes:{type:"object",properties:{default:{enum:["light","dark","system"]}},propertyNames:{enum:["default"]}},titlePattern:{
$ref:"shared.schema.json#/$defs/s7"},favicon:{type:"string"},basePath:{type:"string",pattern:"^(?:/[A-Za-z0-9._~-]+)+$"},serviceWorker:{type:"boolean"},groups:{
type:"object",additionalProperties:{type:"object",properties:{name:{type:"string"},roles:{type:"array",items:{type:"string"}},description:{type:"string"}},required:[
"roles"],propertyNames:{enum:["name","roles","description"]}},propertyNames:{type:"string",pattern:"^[a-z][a-zA-Z0-9]*$",maxLength:64}},auth:{type:"object",properties:{
login:{type:"string"},signup:{type:"string"},me:{type:"string"},roles:{type:"object",properties:{key:{type:"string"},field:{type:"string"}},required:["key"],propertyNames:{
enum:["key","field"]}},user:{$ref:"value.schema.json#/$defs/schema"}},propertyNames:{enum:["login","signup","me","roles","user"]}},backend:{type:"object",properties:{
kind:{enum:["supabase"]}},required:["kind"],propertyNames:{enum:["kind"]}},loaderColor:{type:"string"},collections:{type:"array",items:{type:"string"},uniqueItems:!0},
popups:{type:"array",items:{type:"string"},uniqueItems:!0},on:{type:"object",properties:{beforeFetch:{$ref:"value.schema.json#/$defs/handler"},load:{$ref:"value\
.schema.json#/$defs/handler"},unload:{$ref:"value.schema.json#/$defs/handler"},collectionFetchError:{$ref:"value.schema.json#/$defs/handler"},keydown:{$ref:"val\
ue.schema.json#/$defs/handler"},keyup:{$ref:"value.schema.json#/$defs/handler"},resize:{$ref:"value.schema.json#/$defs/handler"},scroll:{$ref:"value.schema.json\
#/$defs/handler"}},propertyNames:{enum:["beforeFetch","load","unload","collectionFetchError","keydown","keyup","resize","scroll"]}},allow:{$ref:"value.schema.js\
on#/$defs/allow"}},required:["formatVersion","name","title","languages","pages"],propertyNames:{enum:["$schema","formatVersion","name","title","description","la\
nguages","pages","themes","titlePattern","favicon","basePath","serviceWorker","groups","auth","backend","loaderColor","collections","popups","on","allow"]}};var q=Et().default,at=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function Pr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!at.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),r++}return Pr.errors=e,r===0}var Z=new RegExp("^[a-z]{2}(-[A-Z]{2})?$","u");function Le(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;
if(!(s&&typeof s=="object"&&!Array.isArray(s))){let c={};e===null?e=[c]:e.push(c),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let c=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let m={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}
for(let m in s){let v=r;if(typeof m=="string"){if(!Z.test(m)){let k={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:m};
e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n,keyword:"type",params:{type:"string"},propertyName:m};e===null?e=[k]:e.push(k),r++}var t=v===r;if(!t){let k={
instancePath:n,keyword:"propertyNames",params:{propertyName:m}};e===null?e=[k]:e.push(k),r++}}for(let m in s)if(typeof s[m]!="string"){let v={instancePath:n+"/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}}else{let m={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[m]:e.push(m),r++}var o=c===r;l=o,f="then"}else{let c=r;if(typeof s!="string"){let m={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[m]:e.push(m),r++}var o=c===r;l=o,f="else"}if(!l){let c={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[c]:e.push(c),r++}return Le.
errors=e,r===0}function Or(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(!Z.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===
null?e=[i]:e.push(i),r++}return Or.errors=e,r===0}var Er={type:["object","boolean"]};function Ir(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let i={instancePath:n,keyword:"type",params:{type:Er.type}};e===null?e=[i]:e.
push(i),r++}return Ir.errors=e,r===0}function S(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return S.errors=null,!0}var ze={type:"array",items:{type:"object",properties:{
code:{type:"string"},reason:{type:"string",minLength:1}},required:["code","reason"],propertyNames:{enum:["code","reason"]}}};function Tr(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.code===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={
instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){
let c={instancePath:n+"/"+p,keyword:"enum",params:{allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={
instancePath:n+"/"+p,keyword:"propertyNames",params:{propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+
"/"+p+"/code",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={
instancePath:n+"/"+p+"/reason",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={
instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Tr.errors=e,r===0}var ni=qt().default,Gp=new RegExp("^(?:/[A-Za-z0-9._~\
-]+)+$","u"),V=new RegExp("^[a-z][a-zA-Z0-9]*$","u");function oi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.formatVersion===void 0){let v={instancePath:n,keyword:"required",params:{missingProperty:"formatVersion"}};e===null?e=[v]:e.push(
v),r++}if(s.name===void 0){let v={instancePath:n,keyword:"required",params:{missingProperty:"name"}};e===null?e=[v]:e.push(v),r++}if(s.title===void 0){let v={instancePath:n,
keyword:"required",params:{missingProperty:"title"}};e===null?e=[v]:e.push(v),r++}if(s.languages===void 0){let v={instancePath:n,keyword:"required",params:{missingProperty:"\
languages"}};e===null?e=[v]:e.push(v),r++}if(s.pages===void 0){let v={instancePath:n,keyword:"required",params:{missingProperty:"pages"}};e===null?e=[v]:e.push(
v),r++}for(let v in s){let k=r;if(!(v==="$schema"||v==="formatVersion"||v==="name"||v==="title"||v==="description"||v==="languages"||v==="pages"||v==="themes"||
v==="titlePattern"||v==="favicon"||v==="basePath"||v==="serviceWorker"||v==="groups"||v==="auth"||v==="backend"||v==="loaderColor"||v==="collections"||v==="popu\
ps"||v==="on"||v==="allow")){let A={instancePath:n,keyword:"enum",params:{allowedValues:de.propertyNames.enum},propertyName:v};e===null?e=[A]:e.push(A),r++}var i=k===
r;if(!i){let A={instancePath:n,keyword:"propertyNames",params:{propertyName:v}};e===null?e=[A]:e.push(A),r++}}if(s.$schema!==void 0&&typeof s.$schema!="string"){
let v={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(s.formatVersion!==void 0&&s.formatVersion!==1){let v={instancePath:n+
"/formatVersion",keyword:"const",params:{allowedValue:1}};e===null?e=[v]:e.push(v),r++}if(s.name!==void 0&&(Pr(s.name,{instancePath:n+"/name",parentData:s,parentDataProperty:"\
name",rootData:u})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length)),s.title!==void 0&&(Le(s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"\
title",rootData:u})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let v={instancePath:n+"/desc\
ription",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(s.languages!==void 0){let v=s.languages;if(Array.isArray(v)){if(v.length<1){let C={
instancePath:n+"/languages",keyword:"minItems",params:{limit:1}};e===null?e=[C]:e.push(C),r++}let k=v.length;for(let C=0;C<k;C++)Or(v[C],{instancePath:n+"/langu\
ages/"+C,parentData:v,parentDataProperty:C,rootData:u})||(e=e===null?Or.errors:e.concat(Or.errors),r=e.length);let A=v.length,$;if(A>1){e:for(;A--;)for($=A;$--;)
if(ni(v[A],v[$])){let C={instancePath:n+"/languages",keyword:"uniqueItems",params:{i:A,j:$}};e===null?e=[C]:e.push(C),r++;break e}}}else{let k={instancePath:n+"\
/languages",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(s.pages!==void 0){let v=s.pages;if(v&&typeof v=="object"&&!Array.isArray(v)){
if(v.home===void 0){let k={instancePath:n+"/pages",keyword:"required",params:{missingProperty:"home"}};e===null?e=[k]:e.push(k),r++}for(let k in v){let A=r;if(!(k===
"home"||k==="login"||k==="forbidden"||k==="notFound")){let $={instancePath:n+"/pages",keyword:"enum",params:{allowedValues:de.properties.pages.propertyNames.enum},
propertyName:k};e===null?e=[$]:e.push($),r++}var l=A===r;if(!l){let $={instancePath:n+"/pages",keyword:"propertyNames",params:{propertyName:k}};e===null?e=[$]:e.
push($),r++}}if(v.home!==void 0&&typeof v.home!="string"){let k={instancePath:n+"/pages/home",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}
if(v.login!==void 0&&typeof v.login!="string"){let k={instancePath:n+"/pages/login",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(v.forbidden!==
void 0&&typeof v.forbidden!="string"){let k={instancePath:n+"/pages/forbidden",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(v.notFound!==
void 0&&typeof v.notFound!="string"){let k={instancePath:n+"/pages/notFound",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n+
"/pages",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(s.themes!==void 0){let v=s.themes;if(v&&typeof v=="object"&&!Array.isArray(v)){
for(let k in v){let A=r;if(k!=="default"){let $={instancePath:n+"/themes",keyword:"enum",params:{allowedValues:de.properties.themes.propertyNames.enum},propertyName:k};
e===null?e=[$]:e.push($),r++}var p=A===r;if(!p){let $={instancePath:n+"/themes",keyword:"propertyNames",params:{propertyName:k}};e===null?e=[$]:e.push($),r++}}if(v.
default!==void 0){let k=v.default;if(!(k==="light"||k==="dark"||k==="system")){let A={instancePath:n+"/themes/default",keyword:"enum",params:{allowedValues:de.properties.
themes.properties.default.enum}};e===null?e=[A]:e.push(A),r++}}}else{let k={instancePath:n+"/themes",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(
k),r++}}if(s.titlePattern!==void 0&&(Le(s.titlePattern,{instancePath:n+"/titlePattern",parentData:s,parentDataProperty:"titlePattern",rootData:u})||(e=e===null?
Le.errors:e.concat(Le.errors),r=e.length)),s.favicon!==void 0&&typeof s.favicon!="string"){let v={instancePath:n+"/favicon",keyword:"type",params:{type:"string"}};
e===null?e=[v]:e.push(v),r++}if(s.basePath!==void 0){let v=s.basePath;if(typeof v=="string"){if(!Gp.test(v)){let k={instancePath:n+"/basePath",keyword:"pattern",
params:{pattern:"^(?:/[A-Za-z0-9._~-]+)+$"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n+"/basePath",keyword:"type",params:{type:"string"}};e===null?
e=[k]:e.push(k),r++}}if(s.serviceWorker!==void 0&&typeof s.serviceWorker!="boolean"){let v={instancePath:n+"/serviceWorker",keyword:"type",params:{type:"boolean"}};
e===null?e=[v]:e.push(v),r++}if(s.groups!==void 0){let v=s.groups;if(v&&typeof v=="object"&&!Array.isArray(v)){for(let k in v){let A=r;if(typeof k=="string"){if(q(
k)>64){let $={instancePath:n+"/groups",keyword:"maxLength",params:{limit:64},propertyName:k};e===null?e=[$]:e.push($),r++}if(!V.test(k)){let $={instancePath:n+"\
/groups",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:k};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:n+"/groups",keyword:"ty\
pe",params:{type:"string"},propertyName:k};e===null?e=[$]:e.push($),r++}var o=A===r;if(!o){let $={instancePath:n+"/groups",keyword:"propertyNames",params:{propertyName:k}};
e===null?e=[$]:e.push($),r++}}for(let k in v){let A=v[k];if(A&&typeof A=="object"&&!Array.isArray(A)){if(A.roles===void 0){let $={instancePath:n+"/groups/"+k.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"roles"}};e===null?e=[$]:e.push($),r++}for(let $ in A){let C=r;if(!($==="name"||$==="r\
oles"||$==="description")){let j={instancePath:n+"/groups/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:de.properties.groups.additionalProperties.
propertyNames.enum},propertyName:$};e===null?e=[j]:e.push(j),r++}var f=C===r;if(!f){let j={instancePath:n+"/groups/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
propertyNames",params:{propertyName:$}};e===null?e=[j]:e.push(j),r++}}if(A.name!==void 0&&typeof A.name!="string"){let $={instancePath:n+"/groups/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/name",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}if(A.roles!==void 0){let $=A.roles;if(Array.isArray($)){let C=$.
length;for(let j=0;j<C;j++)if(typeof $[j]!="string"){let D={instancePath:n+"/groups/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/roles/"+j,keyword:"type",params:{
type:"string"}};e===null?e=[D]:e.push(D),r++}}else{let C={instancePath:n+"/groups/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/roles",keyword:"type",params:{type:"\
array"}};e===null?e=[C]:e.push(C),r++}}if(A.description!==void 0&&typeof A.description!="string"){let $={instancePath:n+"/groups/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[$]:e.push($),r++}}else{let $={instancePath:n+"/groups/"+k.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}}else{let k={instancePath:n+"/groups",keyword:"type",params:{type:"object"}};e===
null?e=[k]:e.push(k),r++}}if(s.auth!==void 0){let v=s.auth;if(v&&typeof v=="object"&&!Array.isArray(v)){for(let k in v){let A=r;if(!(k==="login"||k==="signup"||
k==="me"||k==="roles"||k==="user")){let $={instancePath:n+"/auth",keyword:"enum",params:{allowedValues:de.properties.auth.propertyNames.enum},propertyName:k};e===
null?e=[$]:e.push($),r++}var t=A===r;if(!t){let $={instancePath:n+"/auth",keyword:"propertyNames",params:{propertyName:k}};e===null?e=[$]:e.push($),r++}}if(v.login!==
void 0&&typeof v.login!="string"){let k={instancePath:n+"/auth/login",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(v.signup!==void 0&&
typeof v.signup!="string"){let k={instancePath:n+"/auth/signup",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(v.me!==void 0&&typeof v.me!=
"string"){let k={instancePath:n+"/auth/me",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}if(v.roles!==void 0){let k=v.roles;if(k&&typeof k==
"object"&&!Array.isArray(k)){if(k.key===void 0){let A={instancePath:n+"/auth/roles",keyword:"required",params:{missingProperty:"key"}};e===null?e=[A]:e.push(A),
r++}for(let A in k){let $=r;if(!(A==="key"||A==="field")){let C={instancePath:n+"/auth/roles",keyword:"enum",params:{allowedValues:de.properties.auth.properties.
roles.propertyNames.enum},propertyName:A};e===null?e=[C]:e.push(C),r++}var c=$===r;if(!c){let C={instancePath:n+"/auth/roles",keyword:"propertyNames",params:{propertyName:A}};
e===null?e=[C]:e.push(C),r++}}if(k.key!==void 0&&typeof k.key!="string"){let A={instancePath:n+"/auth/roles/key",keyword:"type",params:{type:"string"}};e===null?
e=[A]:e.push(A),r++}if(k.field!==void 0&&typeof k.field!="string"){let A={instancePath:n+"/auth/roles/field",keyword:"type",params:{type:"string"}};e===null?e=[
A]:e.push(A),r++}}else{let A={instancePath:n+"/auth/roles",keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}v.user!==void 0&&(Ir(v.user,{instancePath:n+
"/auth/user",parentData:v,parentDataProperty:"user",rootData:u})||(e=e===null?Ir.errors:e.concat(Ir.errors),r=e.length))}else{let k={instancePath:n+"/auth",keyword:"\
type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(s.backend!==void 0){let v=s.backend;if(v&&typeof v=="object"&&!Array.isArray(v)){if(v.kind===void 0){
let k={instancePath:n+"/backend",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[k]:e.push(k),r++}for(let k in v){let A=r;if(k!=="kind"){let $={
instancePath:n+"/backend",keyword:"enum",params:{allowedValues:de.properties.backend.propertyNames.enum},propertyName:k};e===null?e=[$]:e.push($),r++}var a=A===
r;if(!a){let $={instancePath:n+"/backend",keyword:"propertyNames",params:{propertyName:k}};e===null?e=[$]:e.push($),r++}}if(v.kind!==void 0&&v.kind!=="supabase"){
let k={instancePath:n+"/backend/kind",keyword:"enum",params:{allowedValues:de.properties.backend.properties.kind.enum}};e===null?e=[k]:e.push(k),r++}}else{let k={
instancePath:n+"/backend",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}if(s.loaderColor!==void 0&&typeof s.loaderColor!="string"){let v={
instancePath:n+"/loaderColor",keyword:"type",params:{type:"string"}};e===null?e=[v]:e.push(v),r++}if(s.collections!==void 0){let v=s.collections;if(Array.isArray(
v)){let k=v.length;for(let C=0;C<k;C++)if(typeof v[C]!="string"){let j={instancePath:n+"/collections/"+C,keyword:"type",params:{type:"string"}};e===null?e=[j]:e.
push(j),r++}let A=v.length,$;if(A>1){let C={};for(;A--;){let j=v[A];if(typeof j=="string"){if(typeof C[j]=="number"){$=C[j];let D={instancePath:n+"/collections",
keyword:"uniqueItems",params:{i:A,j:$}};e===null?e=[D]:e.push(D),r++;break}C[j]=A}}}}else{let k={instancePath:n+"/collections",keyword:"type",params:{type:"arra\
y"}};e===null?e=[k]:e.push(k),r++}}if(s.popups!==void 0){let v=s.popups;if(Array.isArray(v)){let k=v.length;for(let C=0;C<k;C++)if(typeof v[C]!="string"){let j={
instancePath:n+"/popups/"+C,keyword:"type",params:{type:"string"}};e===null?e=[j]:e.push(j),r++}let A=v.length,$;if(A>1){let C={};for(;A--;){let j=v[A];if(typeof j==
"string"){if(typeof C[j]=="number"){$=C[j];let D={instancePath:n+"/popups",keyword:"uniqueItems",params:{i:A,j:$}};e===null?e=[D]:e.push(D),r++;break}C[j]=A}}}}else{
let k={instancePath:n+"/popups",keyword:"type",params:{type:"array"}};e===null?e=[k]:e.push(k),r++}}if(s.on!==void 0){let v=s.on;if(v&&typeof v=="object"&&!Array.
isArray(v)){for(let k in v){let A=r;if(!(k==="beforeFetch"||k==="load"||k==="unload"||k==="collectionFetchError"||k==="keydown"||k==="keyup"||k==="resize"||k===
"scroll")){let $={instancePath:n+"/on",keyword:"enum",params:{allowedValues:de.properties.on.propertyNames.enum},propertyName:k};e===null?e=[$]:e.push($),r++}var m=A===
r;if(!m){let $={instancePath:n+"/on",keyword:"propertyNames",params:{propertyName:k}};e===null?e=[$]:e.push($),r++}}v.beforeFetch!==void 0&&(S(v.beforeFetch,{instancePath:n+
"/on/beforeFetch",parentData:v,parentDataProperty:"beforeFetch",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),v.load!==void 0&&(S(v.load,{instancePath:n+
"/on/load",parentData:v,parentDataProperty:"load",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),v.unload!==void 0&&(S(v.unload,{instancePath:n+
"/on/unload",parentData:v,parentDataProperty:"unload",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),v.collectionFetchError!==void 0&&(S(v.collectionFetchError,
{instancePath:n+"/on/collectionFetchError",parentData:v,parentDataProperty:"collectionFetchError",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),
v.keydown!==void 0&&(S(v.keydown,{instancePath:n+"/on/keydown",parentData:v,parentDataProperty:"keydown",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=
e.length)),v.keyup!==void 0&&(S(v.keyup,{instancePath:n+"/on/keyup",parentData:v,parentDataProperty:"keyup",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),
r=e.length)),v.resize!==void 0&&(S(v.resize,{instancePath:n+"/on/resize",parentData:v,parentDataProperty:"resize",rootData:u})||(e=e===null?S.errors:e.concat(S.
errors),r=e.length)),v.scroll!==void 0&&(S(v.scroll,{instancePath:n+"/on/scroll",parentData:v,parentDataProperty:"scroll",rootData:u})||(e=e===null?S.errors:e.concat(
S.errors),r=e.length))}else{let k={instancePath:n+"/on",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}s.allow!==void 0&&(Tr(s.allow,{instancePath:n+
"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?Tr.errors:e.concat(Tr.errors),r=e.length))}else{let v={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[v]:e.push(v),r++}return oi.errors=e,r===0}var Up=ti,ee={$id:"theme.schema.json",type:"object",properties:{$schema:{type:"str\
ing"},colors:{type:"object",properties:{light:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z\
0-9]+)*$"}},dark:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}}},required:["light"],
propertyNames:{enum:["light","dark"]}},spacing:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-\
Z0-9]+)*$"}},sizes:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},type:{type:"obj\
ect",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},fonts:{type:"object",additionalProperties:{type:[
"string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},radius:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{
pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},shadow:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*\
(-[a-zA-Z0-9]+)*$"}},borders:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},motion:{
type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},layers:{type:"object",additionalProperties:{
type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},classes:{type:"object",additionalProperties:{type:"object",properties:{
style:{$ref:"value.schema.json#/$defs/style"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"value.schema.json#/$defs/states"},description:{type:"string"}},
propertyNames:{enum:["style","at","states","description"]}},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},allow:{$ref:"value.schema.json#/$defs\
/allow"}},propertyNames:{enum:["$schema","colors","spacing","sizes","type","fonts","radius","shadow","borders","motion","layers","classes","allow"]}},me=new RegExp(
"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$","u");function Sr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Sr.errors=e,r===0}var Cr={type:"object",properties:{tablet:{$ref:"value.schema.json#/\
$defs/look"},mobile:{$ref:"value.schema.json#/$defs/look"}},propertyNames:{enum:["tablet","mobile"]}},Xp={type:"object",properties:{props:{type:"object"},style:{
$ref:"value.schema.json#/$defs/style"},classes:{$ref:"value.schema.json#/$defs/classes"}},propertyNames:{enum:["props","style","classes"]}};function hr(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let i={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return hr.errors=e,r===0}function gr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let o=0;o<i;o++)if(typeof s[o]!=
"string"){let f={instancePath:n+"/"+o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}let l=s.length,p;if(l>1){let o={};for(;l--;){let f=s[l];
if(typeof f=="string"){if(typeof o[f]=="number"){p=o[f];let t={instancePath:n,keyword:"uniqueItems",params:{i:l,j:p}};e===null?e=[t]:e.push(t),r++;break}o[f]=l}}}}else{
let i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return gr.errors=e,r===0}function O(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="props"||l==="style"||l==="classes")){let o={instancePath:n,
keyword:"enum",params:{allowedValues:Xp.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.props!==void 0){let l=s.props;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let p={instancePath:n+
"/props",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.style!==void 0&&(hr(s.style,{instancePath:n+"/style",parentData:s,parentDataProperty:"\
style",rootData:u})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length)),s.classes!==void 0&&(gr(s.classes,{instancePath:n+"/classes",parentData:s,parentDataProperty:"\
classes",rootData:u})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return O.errors=e,r===0}function Mr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="tablet"||l==="mobile")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Cr.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}s.tablet!==
void 0&&(O(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.mobile!==
void 0&&(O(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Mr.errors=e,r===0}var ct=new RegExp("^(parent\\.)?[a-z][a-zA-Z0-9]*$","u"),Jp={type:"object",properties:{when:{$ref:"shared.schema.json#/$defs/s2"},props:{type:"object"},style:{$ref:"\
value.schema.json#/$defs/style"},classes:{$ref:"value.schema.json#/$defs/classes"},at:{$ref:"value.schema.json#/$defs/at"}},propertyNames:{enum:["when","props",
"style","classes","at"]}};var yt={type:"object",properties:{formula:{type:"string"}},required:["formula"],propertyNames:{enum:["formula"]}};function d(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formula===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(l!=="formula"){let o={instancePath:n,keyword:"enum",params:{allowedValues:yt.propertyNames.enum},
propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),
r++}}if(s.formula!==void 0&&typeof s.formula!="string"){let l={instancePath:n+"/formula",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return d.errors=e,r===0}function R(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,
keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return R.errors=e,r===0}function Rr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="tablet"||l==="mobile")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Cr.propertyNames.
enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(
o),r++}}s.tablet!==void 0&&(O(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),
r=e.length)),s.mobile!==void 0&&(O(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),
r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Rr.errors=e,r===0}function ue(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="when"||l==="pr\
ops"||l==="style"||l==="classes"||l==="at")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Jp.propertyNames.enum},propertyName:l};e===null?e=[o]:e.
push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.when!==void 0&&(R(s.when,
{instancePath:n+"/when",parentData:s,parentDataProperty:"when",rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),s.props!==void 0){let l=s.props;
if(!(l&&typeof l=="object"&&!Array.isArray(l))){let p={instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.style!==void 0&&
(hr(s.style,{instancePath:n+"/style",parentData:s,parentDataProperty:"style",rootData:u})||(e=e===null?hr.errors:e.concat(hr.errors),r=e.length)),s.classes!==void 0&&
(gr(s.classes,{instancePath:n+"/classes",parentData:s,parentDataProperty:"classes",rootData:u})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)),s.at!==void 0&&
(Rr(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:u})||(e=e===null?Rr.errors:e.concat(Rr.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ue.errors=e,r===0}function Yr(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"&&!ct.test(l)){let o={instancePath:n,
keyword:"pattern",params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"\
propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)ue(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:l,rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}return Yr.errors=e,r===0}function Hr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(
s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let f={instancePath:n+"/"+p,keyword:"require\
d",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"r\
eason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"enum",params:{allowedValues:ze.
items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"propertyNames",params:{propertyName:f}};
e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"type",params:{type:"string"}};e===null?e=
[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/reason",keyword:"minLength",params:{limit:1}};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+
"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(
l),r++}return Hr.errors=e,r===0}function ti(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let D in s){let y=r;if(!(D==="$schema"||D==="colors"||D==="spacing"||D==="sizes"||D==="type"||D==="fonts"||D==="radius"||D==="shadow"||D==="bord\
ers"||D==="motion"||D==="layers"||D==="classes"||D==="allow")){let b={instancePath:n,keyword:"enum",params:{allowedValues:ee.propertyNames.enum},propertyName:D};
e===null?e=[b]:e.push(b),r++}var i=y===r;if(!i){let b={instancePath:n,keyword:"propertyNames",params:{propertyName:D}};e===null?e=[b]:e.push(b),r++}}if(s.$schema!==
void 0&&typeof s.$schema!="string"){let D={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(s.colors!==void 0){let D=s.
colors;if(D&&typeof D=="object"&&!Array.isArray(D)){if(D.light===void 0){let y={instancePath:n+"/colors",keyword:"required",params:{missingProperty:"light"}};e===
null?e=[y]:e.push(y),r++}for(let y in D){let b=r;if(!(y==="light"||y==="dark")){let w={instancePath:n+"/colors",keyword:"enum",params:{allowedValues:ee.properties.
colors.propertyNames.enum},propertyName:y};e===null?e=[w]:e.push(w),r++}var l=b===r;if(!l){let w={instancePath:n+"/colors",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}if(D.light!==void 0){let y=D.light;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let b in y){let w=r;if(typeof b=="string"&&!me.
test(b)){let N={instancePath:n+"/colors/light",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:b};e===null?e=[N]:e.push(N),
r++}var p=w===r;if(!p){let N={instancePath:n+"/colors/light",keyword:"propertyNames",params:{propertyName:b}};e===null?e=[N]:e.push(N),r++}}for(let b in y){let w=y[b];
if(typeof w!="string"&&!(typeof w=="number"&&isFinite(w))){let N={instancePath:n+"/colors/light/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:ee.properties.colors.properties.light.additionalProperties.type}};e===null?e=[N]:e.push(N),r++}}}else{let b={instancePath:n+"/colors/light",keyword:"type",
params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(D.dark!==void 0){let y=D.dark;if(y&&typeof y=="object"&&!Array.isArray(y)){for(let b in y){let w=r;if(typeof b==
"string"&&!me.test(b)){let N={instancePath:n+"/colors/dark",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:b};e===null?e=
[N]:e.push(N),r++}var o=w===r;if(!o){let N={instancePath:n+"/colors/dark",keyword:"propertyNames",params:{propertyName:b}};e===null?e=[N]:e.push(N),r++}}for(let b in y){
let w=y[b];if(typeof w!="string"&&!(typeof w=="number"&&isFinite(w))){let N={instancePath:n+"/colors/dark/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"ty\
pe",params:{type:ee.properties.colors.properties.dark.additionalProperties.type}};e===null?e=[N]:e.push(N),r++}}}else{let b={instancePath:n+"/colors/dark",keyword:"\
type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}}else{let y={instancePath:n+"/colors",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),
r++}}if(s.spacing!==void 0){let D=s.spacing;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+
"/spacing",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var f=b===r;if(!f){let w={instancePath:n+
"/spacing",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&
isFinite(b))){let w={instancePath:n+"/spacing/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.spacing.additionalProperties.
type}};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:n+"/spacing",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.sizes!==void 0){
let D=s.sizes;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+"/sizes",keyword:"p\
attern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var t=b===r;if(!t){let w={instancePath:n+"/sizes",keyword:"\
propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&isFinite(b))){let w={
instancePath:n+"/sizes/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.sizes.additionalProperties.type}};e===null?e=[w]:e.push(
w),r++}}}else{let y={instancePath:n+"/sizes",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.type!==void 0){let D=s.type;if(D&&typeof D==
"object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+"/type",keyword:"pattern",params:{pattern:"^[a-z]\
[a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n+"/type",keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&isFinite(b))){let w={instancePath:n+"/type/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.type.additionalProperties.type}};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:n+"\
/type",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.fonts!==void 0){let D=s.fonts;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D){
let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+"/fonts",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};
e===null?e=[w]:e.push(w),r++}var a=b===r;if(!a){let w={instancePath:n+"/fonts",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){
let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&isFinite(b))){let w={instancePath:n+"/fonts/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:ee.properties.fonts.additionalProperties.type}};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:n+"/fonts",keyword:"type",params:{type:"object"}};e===
null?e=[y]:e.push(y),r++}}if(s.radius!==void 0){let D=s.radius;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(
y)){let w={instancePath:n+"/radius",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var m=b===
r;if(!m){let w={instancePath:n+"/radius",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!=
"string"&&!(typeof b=="number"&&isFinite(b))){let w={instancePath:n+"/radius/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.
radius.additionalProperties.type}};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:n+"/radius",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(
y),r++}}if(s.shadow!==void 0){let D=s.shadow;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+
"/shadow",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var v=b===r;if(!v){let w={instancePath:n+
"/shadow",keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&
isFinite(b))){let w={instancePath:n+"/shadow/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.shadow.additionalProperties.type}};
e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:n+"/shadow",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.borders!==void 0){
let D=s.borders;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+"/borders",keyword:"\
pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var k=b===r;if(!k){let w={instancePath:n+"/borders",
keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&isFinite(
b))){let w={instancePath:n+"/borders/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.borders.additionalProperties.type}};e===
null?e=[w]:e.push(w),r++}}}else{let y={instancePath:n+"/borders",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.motion!==void 0){let D=s.
motion;if(D&&typeof D=="object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+"/motion",keyword:"pattern",
params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var A=b===r;if(!A){let w={instancePath:n+"/motion",keyword:"\
propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&isFinite(b))){let w={
instancePath:n+"/motion/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.motion.additionalProperties.type}};e===null?e=[w]:e.
push(w),r++}}}else{let y={instancePath:n+"/motion",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.layers!==void 0){let D=s.layers;if(D&&
typeof D=="object"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+"/layers",keyword:"pattern",params:{pattern:"\
^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var $=b===r;if(!$){let w={instancePath:n+"/layers",keyword:"propertyNames",params:{
propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(typeof b!="string"&&!(typeof b=="number"&&isFinite(b))){let w={instancePath:n+"/lay\
ers/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ee.properties.layers.additionalProperties.type}};e===null?e=[w]:e.push(w),r++}}}else{
let y={instancePath:n+"/layers",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(s.classes!==void 0){let D=s.classes;if(D&&typeof D=="obj\
ect"&&!Array.isArray(D)){for(let y in D){let b=r;if(typeof y=="string"&&!me.test(y)){let w={instancePath:n+"/classes",keyword:"pattern",params:{pattern:"^[a-z][\
a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:y};e===null?e=[w]:e.push(w),r++}var C=b===r;if(!C){let w={instancePath:n+"/classes",keyword:"propertyNames",params:{
propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in D){let b=D[y];if(b&&typeof b=="object"&&!Array.isArray(b)){for(let w in b){let N=r;if(!(w==="style"||
w==="at"||w==="states"||w==="description")){let x={instancePath:n+"/classes/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:ee.properties.
classes.additionalProperties.propertyNames.enum},propertyName:w};e===null?e=[x]:e.push(x),r++}var j=N===r;if(!j){let x={instancePath:n+"/classes/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:w}};e===null?e=[x]:e.push(x),r++}}if(b.style!==void 0&&(Sr(b.style,{instancePath:n+"/clas\
ses/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/style",parentData:b,parentDataProperty:"style",rootData:u})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=e.length)),
b.at!==void 0&&(Mr(b.at,{instancePath:n+"/classes/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/at",parentData:b,parentDataProperty:"at",rootData:u})||(e=e===null?
Mr.errors:e.concat(Mr.errors),r=e.length)),b.states!==void 0&&(Yr(b.states,{instancePath:n+"/classes/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/states",parentData:b,
parentDataProperty:"states",rootData:u})||(e=e===null?Yr.errors:e.concat(Yr.errors),r=e.length)),b.description!==void 0&&typeof b.description!="string"){let w={
instancePath:n+"/classes/"+y.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[w]:e.push(w),r++}}else{let w={
instancePath:n+"/classes/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[w]:e.push(w),r++}}}else{let y={instancePath:n+
"/classes",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}s.allow!==void 0&&(Hr(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:u})||(e=e===null?Hr.errors:e.concat(Hr.errors),r=e.length))}else{let D={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(
D),r++}return ti.errors=e,r===0}var Qp=ii,ef={$id:"variables.schema.json",type:"object",properties:{$schema:{type:"string"},variables:{$ref:"value.schema.json#/\
$defs/variables"}},required:["variables"],propertyNames:{enum:["$schema","variables"]}};var gt={type:"object",properties:{type:{enum:["string","number","boolean","object","array","query"]},default:{$ref:"value.schema.json#/$defs/json"},schema:{$ref:"\
value.schema.json#/$defs/schema"},persist:{type:"boolean"},local:{type:"boolean"},query:{type:["boolean","string"],minLength:1},name:{type:"string"},description:{
type:"string"},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["type"],propertyNames:{enum:["type","default","schema","persist","local","query","name",
"description","allow"]}};function vr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return vr.errors=null,!0}function Q(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let i={instancePath:n,keyword:"type",params:{type:Er.type}};
e===null?e=[i]:e.push(i),r++}return Q.errors=e,r===0}function wr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.
isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let f={instancePath:n+"/"+p,keyword:"\
required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"\
reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"enum",params:{allowedValues:ze.
items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"propertyNames",params:{propertyName:f}};
e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"type",params:{type:"string"}};e===null?e=
[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/reason",keyword:"minLength",params:{limit:1}};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+
"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(
l),r++}return wr.errors=e,r===0}function kr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.type===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l===
"type"||l==="default"||l==="schema"||l==="persist"||l==="local"||l==="query"||l==="name"||l==="description"||l==="allow")){let o={instancePath:n,keyword:"enum",
params:{allowedValues:gt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{
propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0){let l=s.type;if(!(l==="string"||l==="number"||l==="boolean"||l==="object"||l==="array"||l==="\
query")){let p={instancePath:n+"/type",keyword:"enum",params:{allowedValues:gt.properties.type.enum}};e===null?e=[p]:e.push(p),r++}}if(s.default!==void 0&&(vr(s.
default,{instancePath:n+"/default",parentData:s,parentDataProperty:"default",rootData:u})||(e=e===null?vr.errors:e.concat(vr.errors),r=e.length)),s.schema!==void 0&&
(Q(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.persist!==void 0&&
typeof s.persist!="boolean"){let l={instancePath:n+"/persist",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.local!==void 0&&typeof s.
local!="boolean"){let l={instancePath:n+"/local",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.query!==void 0){let l=s.query;if(typeof l!=
"boolean"&&typeof l!="string"){let p={instancePath:n+"/query",keyword:"type",params:{type:gt.properties.query.type}};e===null?e=[p]:e.push(p),r++}if(typeof l=="\
string"&&q(l)<1){let p={instancePath:n+"/query",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}if(s.name!==void 0&&typeof s.name!="string"){
let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.allow!==void 0&&(wr(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:u})||(e=e===null?wr.errors:e.concat(wr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return kr.errors=e,r===0}function Wr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"){if(q(l)>64){let o={instancePath:n,keyword:"maxLength",params:{limit:64},propertyName:l};
e===null?e=[o]:e.push(o),r++}if(!V.test(l)){let o={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:n,keyword:"type",params:{type:"string"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"\
propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)kr(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:l,rootData:u})||(e=e===null?kr.errors:e.concat(kr.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}return Wr.errors=e,r===0}function ii(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.variables===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"variables"}};e===null?e=[l]:e.push(l),r++}
for(let l in s){let p=r;if(!(l==="$schema"||l==="variables")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ef.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.$schema!==
void 0&&typeof s.$schema!="string"){let l={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.variables!==void 0&&(Wr(
s.variables,{instancePath:n+"/variables",parentData:s,parentDataProperty:"variables",rootData:u})||(e=e===null?Wr.errors:e.concat(Wr.errors),r=e.length))}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ii.errors=e,r===0}var rf=pi,sf={$id:"collections.schema.json",type:"ob\
ject",properties:{$schema:{type:"string"},collections:{type:"object",additionalProperties:{type:"object"},propertyNames:{type:"string",pattern:"^[a-z][a-zA-Z0-9\
]*$",maxLength:64}}},required:["collections"],propertyNames:{enum:["$schema","collections"]}};function pi(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.collections===void 0){let p={instancePath:n,keyword:"required",params:{missingProperty:"\
collections"}};e===null?e=[p]:e.push(p),r++}for(let p in s){let o=r;if(!(p==="$schema"||p==="collections")){let f={instancePath:n,keyword:"enum",params:{allowedValues:sf.
propertyNames.enum},propertyName:p};e===null?e=[f]:e.push(f),r++}var i=o===r;if(!i){let f={instancePath:n,keyword:"propertyNames",params:{propertyName:p}};e===null?
e=[f]:e.push(f),r++}}if(s.$schema!==void 0&&typeof s.$schema!="string"){let p={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),r++}if(s.collections!==void 0){let p=s.collections;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let o in p){let f=r;if(typeof o=="string"){if(q(o)>64){
let t={instancePath:n+"/collections",keyword:"maxLength",params:{limit:64},propertyName:o};e===null?e=[t]:e.push(t),r++}if(!V.test(o)){let t={instancePath:n+"/c\
ollections",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:o};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/collections",keyword:"\
type",params:{type:"string"},propertyName:o};e===null?e=[t]:e.push(t),r++}var l=f===r;if(!l){let t={instancePath:n+"/collections",keyword:"propertyNames",params:{
propertyName:o}};e===null?e=[t]:e.push(t),r++}}for(let o in p){let f=p[o];if(!(f&&typeof f=="object"&&!Array.isArray(f))){let t={instancePath:n+"/collections/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let o={instancePath:n+"/collections",keyword:"\
type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return pi.
errors=e,r===0}var lf=ui,nf={$id:"formulas.schema.json",type:"object",properties:{$schema:{type:"string"},formulas:{$ref:"value.schema.json#/$defs/formulas"}},required:[
"formulas"],propertyNames:{enum:["$schema","formulas"]}};var of={type:"object",properties:{params:{$ref:"value.schema.json#/$defs/params"},formula:{type:"string"},result:{$ref:"value.schema.json#/$defs/result"},name:{
type:"string"},description:{type:"string"},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["formula"],propertyNames:{enum:["params","formula","result",
"name","description","allow"]}};var tf={type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},type:{$ref:"value.schema.json#/$defs/type"},schema:{$ref:"value.schema.json#/$defs/s\
chema"},optional:{type:"boolean"},default:{$ref:"value.schema.json#/$defs/json"},description:{type:"string"}},required:["id"],propertyNames:{enum:["id","type","\
schema","optional","default","description"]}};function Br(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Br.errors=e,r===0}var fi={enum:["text",
"number","boolean","date","file","unknown","list","record"]};function ae(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(!(s==="text"||s==="number"||s==="boolean"||s==="date"||s==="file"||s==="unknown"||s==="list"||s==="record")){let i={instancePath:n,keyword:"enum",params:{allowedValues:fi.
enum}};e===null?e=[i]:e.push(i),r++}return ae.errors=e,r===0}function br(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),
r++}for(let l in s){let p=r;if(!(l==="id"||l==="type"||l==="schema"||l==="optional"||l==="default"||l==="description")){let o={instancePath:n,keyword:"enum",params:{
allowedValues:tf.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Br(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Br.errors:e.concat(
Br.errors),r=e.length)),s.type!==void 0&&(ae(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?ae.errors:e.concat(
ae.errors),r=e.length)),s.schema!==void 0&&(Q(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?Q.errors:e.concat(
Q.errors),r=e.length)),s.optional!==void 0&&typeof s.optional!="boolean"){let l={instancePath:n+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[
l]:e.push(l),r++}if(s.default!==void 0&&(vr(s.default,{instancePath:n+"/default",parentData:s,parentDataProperty:"default",rootData:u})||(e=e===null?vr.errors:e.
concat(vr.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return br.errors=e,r===0}function Gr(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++)br(s[l],{instancePath:n+
"/"+l,parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?br.errors:e.concat(br.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"\
array"}};e===null?e=[i]:e.push(i),r++}return Gr.errors=e,r===0}var jt={type:"object",properties:{type:{$ref:"value.schema.json#/$defs/type"},schema:{$ref:"value\
.schema.json#/$defs/schema"},description:{type:"string"}},propertyNames:{enum:["type","schema","description"]}};function Ur(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="type"||l==="schema"||l==="description")){let o={
instancePath:n,keyword:"enum",params:{allowedValues:jt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0&&(ae(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"\
type",rootData:u})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),s.schema!==void 0&&(Q(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/descr\
iption",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return Ur.errors=e,r===0}function _r(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.formula===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s){
let p=r;if(!(l==="params"||l==="formula"||l==="result"||l==="name"||l==="description"||l==="allow")){let o={instancePath:n,keyword:"enum",params:{allowedValues:of.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.params!==void 0&&(Gr(s.params,{instancePath:n+"/params",parentData:s,parentDataProperty:"params",rootData:u})||(e=e===null?Gr.errors:e.
concat(Gr.errors),r=e.length)),s.formula!==void 0&&typeof s.formula!="string"){let l={instancePath:n+"/formula",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}if(s.result!==void 0&&(Ur(s.result,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:u})||(e=e===null?Ur.errors:e.
concat(Ur.errors),r=e.length)),s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}s.allow!==void 0&&(wr(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?wr.errors:e.concat(wr.errors),r=
e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return _r.errors=e,r===0}function Xr(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"){if(q(
l)>64){let o={instancePath:n,keyword:"maxLength",params:{limit:64},propertyName:l};e===null?e=[o]:e.push(o),r++}if(!V.test(l)){let o={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n,keyword:"type",params:{type:"string"},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)
_r(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?_r.errors:e.concat(_r.errors),r=
e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Xr.errors=e,r===0}function ui(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formulas===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"formulas"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="$schema"||l==="formulas")){let o={instancePath:n,keyword:"\
enum",params:{allowedValues:nf.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.$schema!==void 0&&typeof s.$schema!="string"){let l={instancePath:n+"/$schema",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}s.formulas!==void 0&&(Xr(s.formulas,{instancePath:n+"/formulas",parentData:s,parentDataProperty:"formulas",rootData:u})||
(e=e===null?Xr.errors:e.concat(Xr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ui.
errors=e,r===0}var pf=ai,ff={$id:"workflows.schema.json",type:"object",properties:{$schema:{type:"string"},workflows:{$ref:"value.schema.json#/$defs/workflows"}},
required:["workflows"],propertyNames:{enum:["$schema","workflows"]}};function jr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return jr.errors=null,!0}function Jr(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"){if(q(l)>64){let o={instancePath:n,keyword:"\
maxLength",params:{limit:64},propertyName:l};e===null?e=[o]:e.push(o),r++}if(!V.test(l)){let o={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0\
-9]*$"},propertyName:l};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n,keyword:"type",params:{type:"string"},propertyName:l};e===null?e=[o]:e.push(o),
r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)jr(s[l],{instancePath:n+
"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length)}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Jr.errors=e,r===0}function ai(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.workflows===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
workflows"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="$schema"||l==="workflows")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ff.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.$schema!==void 0&&typeof s.$schema!="string"){let l={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),r++}s.workflows!==void 0&&(Jr(s.workflows,{instancePath:n+"/workflows",parentData:s,parentDataProperty:"workflows",rootData:u})||(e=e===null?Jr.errors:e.
concat(Jr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ai.errors=e,r===0}var uf=ci,
Ar={$id:"tables.schema.json",type:"object",properties:{$schema:{type:"string"},tables:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/table"}},
views:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/table"}},functions:{type:"object",additionalProperties:{type:"object",properties:{args:{
type:"object",additionalProperties:{type:"object",properties:{type:{$ref:"tables.schema.json#/$defs/type"},optional:{type:"boolean"},nullable:{type:"boolean"},enum:{
type:"array",items:{type:["string","number"]}},item:{$ref:"tables.schema.json#/$defs/column"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.js\
on#/$defs/column"}},schema:{$ref:"value.schema.json#/$defs/schema"},description:{type:"string"}},required:["type"],propertyNames:{enum:["type","optional","nulla\
ble","enum","item","fields","schema","description"]}}},returns:{if:{type:"string"},then:{$ref:"tables.schema.json#/$defs/type"},else:{type:"object",properties:{
type:{$ref:"tables.schema.json#/$defs/type"},nullable:{type:"boolean"},enum:{type:"array",items:{type:["string","number"]}},item:{$ref:"tables.schema.json#/$def\
s/column"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},schema:{$ref:"value.schema.json#/$defs/schema"},table:{type:"ob\
ject",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},rows:{type:"string"},single:{type:"boolean"}},propertyNames:{enum:["type","nullable","enum",
"item","fields","schema","table","rows","single"]}}},description:{type:"string"}},propertyNames:{enum:["args","returns","description"]}}}},$defs:{type:{enum:["t\
ext","number","boolean","date","json","list","nothing"]},column:{type:"object",properties:{type:{$ref:"tables.schema.json#/$defs/type"},nullable:{type:"boolean"},
hasDefault:{type:"boolean"},generated:{type:"boolean"},writeOnly:{type:"boolean"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/co\
lumn"}},enum:{type:"array",items:{type:["string","number"]}},item:{$ref:"tables.schema.json#/$defs/column"},schema:{$ref:"value.schema.json#/$defs/schema"},description:{
type:"string"}},required:["type"],propertyNames:{enum:["type","nullable","hasDefault","generated","writeOnly","fields","enum","item","schema","description"]}},table:{
type:"object",properties:{columns:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},primaryKey:{type:"array",items:{type:"string"}},
relations:{type:"object",additionalProperties:{type:"object",properties:{table:{type:"string"},columns:{type:"object",additionalProperties:{type:"string"}},many:{
type:"boolean"},constraint:{type:"string"}},required:["table","columns"],propertyNames:{enum:["table","columns","many","constraint"]}}},readonly:{type:"boolean"},
description:{type:"string"}},required:["columns"],propertyNames:{enum:["columns","primaryKey","relations","readonly","description"]}}},propertyNames:{enum:["$sc\
hema","tables","views","functions"]}},Ct={type:"object",properties:{columns:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},primaryKey:{
type:"array",items:{type:"string"}},relations:{type:"object",additionalProperties:{type:"object",properties:{table:{type:"string"},columns:{type:"object",additionalProperties:{
type:"string"}},many:{type:"boolean"},constraint:{type:"string"}},required:["table","columns"],propertyNames:{enum:["table","columns","many","constraint"]}}},readonly:{
type:"boolean"},description:{type:"string"}},required:["columns"],propertyNames:{enum:["columns","primaryKey","relations","readonly","description"]}},Vt={type:"\
object",properties:{type:{$ref:"tables.schema.json#/$defs/type"},nullable:{type:"boolean"},hasDefault:{type:"boolean"},generated:{type:"boolean"},writeOnly:{type:"\
boolean"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},enum:{type:"array",items:{type:["string","number"]}},item:{$ref:"\
tables.schema.json#/$defs/column"},schema:{$ref:"value.schema.json#/$defs/schema"},description:{type:"string"}},required:["type"],propertyNames:{enum:["type","n\
ullable","hasDefault","generated","writeOnly","fields","enum","item","schema","description"]}},af={enum:["text","number","boolean","date","json","list","nothing"]};
function fe(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s==="text"||s==="number"||s==="boolean"||s==="date"||s===
"json"||s==="list"||s==="nothing")){let i={instancePath:n,keyword:"enum",params:{allowedValues:af.enum}};e===null?e=[i]:e.push(i),r++}return fe.errors=e,r===0}function xe(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let i={
instancePath:n,keyword:"type",params:{type:Er.type}};e===null?e=[i]:e.push(i),r++}return xe.errors=e,r===0}var Dr={validate:Y};function Y(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.type===void 0){let l={instancePath:n,keyword:"required",
params:{missingProperty:"type"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="type"||l==="nullable"||l==="hasDefault"||l==="generated"||l==="w\
riteOnly"||l==="fields"||l==="enum"||l==="item"||l==="schema"||l==="description")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Vt.propertyNames.enum},
propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),
r++}}if(s.type!==void 0&&(fe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),
s.nullable!==void 0&&typeof s.nullable!="boolean"){let l={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.hasDefault!==
void 0&&typeof s.hasDefault!="boolean"){let l={instancePath:n+"/hasDefault",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.generated!==
void 0&&typeof s.generated!="boolean"){let l={instancePath:n+"/generated",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.writeOnly!==
void 0&&typeof s.writeOnly!="boolean"){let l={instancePath:n+"/writeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.fields!==void 0){
let l=s.fields;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)Dr.validate(l[p],{instancePath:n+"/fields/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,
parentDataProperty:p,rootData:u})||(e=e===null?Dr.validate.errors:e.concat(Dr.validate.errors),r=e.length);else{let p={instancePath:n+"/fields",keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.enum!==void 0){let l=s.enum;if(Array.isArray(l)){let p=l.length;for(let o=0;o<p;o++){let f=l[o];if(typeof f!=
"string"&&!(typeof f=="number"&&isFinite(f))){let t={instancePath:n+"/enum/"+o,keyword:"type",params:{type:Vt.properties.enum.items.type}};e===null?e=[t]:e.push(
t),r++}}}else{let p={instancePath:n+"/enum",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.item!==void 0&&(Dr.validate(s.item,{instancePath:n+
"/item",parentData:s,parentDataProperty:"item",rootData:u})||(e=e===null?Dr.validate.errors:e.concat(Dr.validate.errors),r=e.length)),s.schema!==void 0&&(xe(s.schema,
{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.description!==void 0&&
typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Y.errors=e,r===0}function qe(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.columns===void 0){let p={instancePath:n,keyword:"required",params:{missingProperty:"columns"}};
e===null?e=[p]:e.push(p),r++}for(let p in s){let o=r;if(!(p==="columns"||p==="primaryKey"||p==="relations"||p==="readonly"||p==="description")){let f={instancePath:n,
keyword:"enum",params:{allowedValues:Ct.propertyNames.enum},propertyName:p};e===null?e=[f]:e.push(f),r++}var i=o===r;if(!i){let f={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:p}};e===null?e=[f]:e.push(f),r++}}if(s.columns!==void 0){let p=s.columns;if(p&&typeof p=="object"&&!Array.isArray(p))for(let o in p)
Y(p[o],{instancePath:n+"/columns/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:o,rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),
r=e.length);else{let o={instancePath:n+"/columns",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.primaryKey!==void 0){let p=s.primaryKey;
if(Array.isArray(p)){let o=p.length;for(let f=0;f<o;f++)if(typeof p[f]!="string"){let t={instancePath:n+"/primaryKey/"+f,keyword:"type",params:{type:"string"}};
e===null?e=[t]:e.push(t),r++}}else{let o={instancePath:n+"/primaryKey",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.relations!==void 0){
let p=s.relations;if(p&&typeof p=="object"&&!Array.isArray(p))for(let o in p){let f=p[o];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.table===void 0){let t={
instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"table"}};e===null?e=[t]:e.push(t),r++}if(f.columns===
void 0){let t={instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"columns"}};e===null?e=[t]:e.push(
t),r++}for(let t in f){let c=r;if(!(t==="table"||t==="columns"||t==="many"||t==="constraint")){let a={instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"enum",params:{allowedValues:Ct.properties.relations.additionalProperties.propertyNames.enum},propertyName:t};e===null?e=[a]:e.push(a),r++}var l=c===
r;if(!l){let a={instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:t}};e===null?e=[a]:e.push(a),
r++}}if(f.table!==void 0&&typeof f.table!="string"){let t={instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/table",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.columns!==void 0){let t=f.columns;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let c in t)if(typeof t[c]!=
"string"){let a={instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/columns/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let c={instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/columns",keyword:"type",params:{
type:"object"}};e===null?e=[c]:e.push(c),r++}}if(f.many!==void 0&&typeof f.many!="boolean"){let t={instancePath:n+"/relations/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/many",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(f.constraint!==void 0&&typeof f.constraint!="string"){let t={instancePath:n+
"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/constraint",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+
"/relations/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}else{let o={instancePath:n+"/relatio\
ns",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let p={instancePath:n+"/readonly",
keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.description!==void 0&&typeof s.description!="string"){let p={instancePath:n+"/descript\
ion",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}return qe.errors=e,r===0}function ci(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let t in s){let c=r;if(!(t==="$schema"||t==="tables"||t==="views"||t==="functions")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Ar.
propertyNames.enum},propertyName:t};e===null?e=[a]:e.push(a),r++}var i=c===r;if(!i){let a={instancePath:n,keyword:"propertyNames",params:{propertyName:t}};e===null?
e=[a]:e.push(a),r++}}if(s.$schema!==void 0&&typeof s.$schema!="string"){let t={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.
push(t),r++}if(s.tables!==void 0){let t=s.tables;if(t&&typeof t=="object"&&!Array.isArray(t))for(let c in t)qe(t[c],{instancePath:n+"/tables/"+c.replace(/~/g,"~\
0").replace(/\//g,"~1"),parentData:t,parentDataProperty:c,rootData:u})||(e=e===null?qe.errors:e.concat(qe.errors),r=e.length);else{let c={instancePath:n+"/table\
s",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.views!==void 0){let t=s.views;if(t&&typeof t=="object"&&!Array.isArray(t))for(let c in t)
qe(t[c],{instancePath:n+"/views/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,parentDataProperty:c,rootData:u})||(e=e===null?qe.errors:e.concat(qe.errors),
r=e.length);else{let c={instancePath:n+"/views",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.functions!==void 0){let t=s.functions;
if(t&&typeof t=="object"&&!Array.isArray(t))for(let c in t){let a=t[c];if(a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a){let v=r;if(!(m==="args"||m===
"returns"||m==="description")){let k={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:Ar.properties.functions.
additionalProperties.propertyNames.enum},propertyName:m};e===null?e=[k]:e.push(k),r++}var l=v===r;if(!l){let k={instancePath:n+"/functions/"+c.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:m}};e===null?e=[k]:e.push(k),r++}}if(a.args!==void 0){let m=a.args;if(m&&typeof m=="object"&&!Array.
isArray(m))for(let v in m){let k=m[v];if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.type===void 0){let A={instancePath:n+"/functions/"+c.replace(/~/g,"~0").
replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"type"}};e===null?e=[A]:e.push(A),r++}for(let A in k){
let $=r;if(!(A==="type"||A==="optional"||A==="nullable"||A==="enum"||A==="item"||A==="fields"||A==="schema"||A==="description")){let C={instancePath:n+"/functio\
ns/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:Ar.properties.functions.additionalProperties.
properties.args.additionalProperties.propertyNames.enum},propertyName:A};e===null?e=[C]:e.push(C),r++}var p=$===r;if(!p){let C={instancePath:n+"/functions/"+c.replace(
/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:A}};e===null?e=[C]:e.push(C),r++}}
if(k.type!==void 0&&(fe(k.type,{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",
parentData:k,parentDataProperty:"type",rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),k.optional!==void 0&&typeof k.optional!="boolean"){let A={
instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1")+"/optional",keyword:"type",params:{type:"\
boolean"}};e===null?e=[A]:e.push(A),r++}if(k.nullable!==void 0&&typeof k.nullable!="boolean"){let A={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,
"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1")+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[A]:e.push(A),r++}if(k.enum!==void 0){let A=k.
enum;if(Array.isArray(A)){let $=A.length;for(let C=0;C<$;C++){let j=A[C];if(typeof j!="string"&&!(typeof j=="number"&&isFinite(j))){let D={instancePath:n+"/func\
tions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+C,keyword:"type",params:{type:Ar.properties.functions.
additionalProperties.properties.args.additionalProperties.properties.enum.items.type}};e===null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"/functions/"+c.
replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",keyword:"type",params:{type:"array"}};e===null?e=[$]:e.push($),
r++}}if(k.item!==void 0&&(Y(k.item,{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1")+"/it\
em",parentData:k,parentDataProperty:"item",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),k.fields!==void 0){let A=k.fields;if(A&&typeof A==
"object"&&!Array.isArray(A))for(let $ in A)Y(A[$],{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,
"~1")+"/fields/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:A,parentDataProperty:$,rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length);else{
let $={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",keyword:"type",params:{
type:"object"}};e===null?e=[$]:e.push($),r++}}if(k.schema!==void 0&&(xe(k.schema,{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+
v.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:k,parentDataProperty:"schema",rootData:u})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),
k.description!==void 0&&typeof k.description!="string"){let A={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").
replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:n+"/functions/"+c.replace(/~/g,
"~0").replace(/\//g,"~1")+"/args/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[A]:e.push(A),r++}}else{let v={instancePath:n+
"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/args",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}if(a.returns!==void 0){let m=a.
returns,v=r,k=!0,A=r;if(typeof m!="string"){let C={};e===null?e=[C]:e.push(C),r++}var o=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(o){let C=r;fe(m,{instancePath:n+
"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns",parentData:a,parentDataProperty:"returns",rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),
r=e.length);var o=C===r;k=o,$="then"}else{let C=r;if(m&&typeof m=="object"&&!Array.isArray(m)){for(let D in m){let y=r;if(!(D==="type"||D==="nullable"||D==="enu\
m"||D==="item"||D==="fields"||D==="schema"||D==="table"||D==="rows"||D==="single")){let b={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+
"/returns",keyword:"enum",params:{allowedValues:Ar.properties.functions.additionalProperties.properties.returns.else.propertyNames.enum},propertyName:D};e===null?
e=[b]:e.push(b),r++}var f=y===r;if(!f){let b={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns",keyword:"propertyNames",params:{propertyName:D}};
e===null?e=[b]:e.push(b),r++}}if(m.type!==void 0&&(fe(m.type,{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/type",parentData:m,
parentDataProperty:"type",rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),m.nullable!==void 0&&typeof m.nullable!="boolean"){let D={instancePath:n+
"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[D]:e.push(D),r++}if(m.enum!==void 0){
let D=m.enum;if(Array.isArray(D)){let y=D.length;for(let b=0;b<y;b++){let w=D[b];if(typeof w!="string"&&!(typeof w=="number"&&isFinite(w))){let N={instancePath:n+
"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/enum/"+b,keyword:"type",params:{type:Ar.properties.functions.additionalProperties.properties.returns.
else.properties.enum.items.type}};e===null?e=[N]:e.push(N),r++}}}else{let y={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/enu\
m",keyword:"type",params:{type:"array"}};e===null?e=[y]:e.push(y),r++}}if(m.item!==void 0&&(Y(m.item,{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(
/\//g,"~1")+"/returns/item",parentData:m,parentDataProperty:"item",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),m.fields!==void 0){let D=m.
fields;if(D&&typeof D=="object"&&!Array.isArray(D))for(let y in D)Y(D[y],{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/fields\
/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:D,parentDataProperty:y,rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length);else{let y={instancePath:n+
"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/fields",keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(m.schema!==void 0&&
(xe(m.schema,{instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/schema",parentData:m,parentDataProperty:"schema",rootData:u})||(e=
e===null?xe.errors:e.concat(xe.errors),r=e.length)),m.table!==void 0){let D=m.table;if(D&&typeof D=="object"&&!Array.isArray(D))for(let y in D)Y(D[y],{instancePath:n+
"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/table/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:D,parentDataProperty:y,rootData:u})||
(e=e===null?Y.errors:e.concat(Y.errors),r=e.length);else{let y={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/table",keyword:"\
type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}}if(m.rows!==void 0&&typeof m.rows!="string"){let D={instancePath:n+"/functions/"+c.replace(/~/g,"~0").
replace(/\//g,"~1")+"/returns/rows",keyword:"type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}if(m.single!==void 0&&typeof m.single!="boolean"){let D={
instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/single",keyword:"type",params:{type:"boolean"}};e===null?e=[D]:e.push(D),r++}}else{
let D={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns",keyword:"type",params:{type:"object"}};e===null?e=[D]:e.push(D),r++}var o=C===
r;k=o,$="else"}if(!k){let C={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns",keyword:"if",params:{failingKeyword:$}};e===null?e=
[C]:e.push(C),r++}}if(a.description!==void 0&&typeof a.description!="string"){let m={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/des\
cription",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:n+"/functions/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),
keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}else{let c={instancePath:n+"/functions",keyword:"type",params:{type:"object"}};e===null?e=[
c]:e.push(c),r++}}}else{let t={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return ci.errors=e,r===0}var cf=yi,Kr={$id:"pa\
ge.schema.json",type:"object",properties:{$schema:{type:"string"},id:{$ref:"value.schema.json#/$defs/slug"},name:{type:"string"},path:{$ref:"shared.schema.json#\
/$defs/s8"},params:{type:"object",additionalProperties:{type:"object",properties:{default:{type:"string"},description:{type:"string"}},propertyNames:{enum:["def\
ault","description"]}},propertyNames:{type:"string",pattern:"^[a-z][a-zA-Z0-9]*$",maxLength:64}},title:{$ref:"value.schema.json#/$defs/text"},description:{$ref:"\
value.schema.json#/$defs/text"},meta:{type:"object",properties:{keywords:{$ref:"value.schema.json#/$defs/text"},socialTitle:{$ref:"value.schema.json#/$defs/text"},
socialDescription:{$ref:"value.schema.json#/$defs/text"},image:{$ref:"shared.schema.json#/$defs/s3"}},propertyNames:{enum:["keywords","socialTitle","socialDescr\
iption","image"]}},favicon:{type:"string"},groups:{type:"array",items:{type:"string"},uniqueItems:!0},hidden:{type:"boolean"},on:{type:"object",properties:{beforeFetch:{
$ref:"value.schema.json#/$defs/handler"},load:{$ref:"value.schema.json#/$defs/handler"},unload:{$ref:"value.schema.json#/$defs/handler"},keydown:{$ref:"value.sc\
hema.json#/$defs/handler"},keyup:{$ref:"value.schema.json#/$defs/handler"},resize:{$ref:"value.schema.json#/$defs/handler"},scroll:{$ref:"value.schema.json#/$de\
fs/handler"},collectionFetchError:{$ref:"value.schema.json#/$defs/handler"}},propertyNames:{enum:["beforeFetch","load","unload","keydown","keyup","resize","scro\
ll","collectionFetchError"]}},collections:{type:"array",items:{type:"string"},uniqueItems:!0},sections:{$ref:"value.schema.json#/$defs/sections"},allow:{$ref:"v\
alue.schema.json#/$defs/allow"}},required:["id","path","title","sections"],propertyNames:{enum:["$schema","id","name","path","params","title","description","met\
a","favicon","groups","hidden","on","collections","sections","allow"]}};function Qr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!at.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),r++}return Qr.errors=e,r===0}var Kt=new RegExp("^(?:(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$","u");function es(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let c={};e===null?e=[c]:e.push(c),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let m={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[m]:e.push(m),r++}for(let m in s){let v=r;if(typeof m=="string"){if(!Z.test(m)){let k={instancePath:n,keyword:"patte\
rn",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:m};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n,keyword:"type",params:{type:"string"},propertyName:m};
e===null?e=[k]:e.push(k),r++}var t=v===r;if(!t){let k={instancePath:n,keyword:"propertyNames",params:{propertyName:m}};e===null?e=[k]:e.push(k),r++}}for(let m in s){
let v=s[m];if(typeof v=="string"){if(!Kt.test(v)){let k={instancePath:n+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{pattern:"^(?:(?::\
[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n+"/"+m.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}}else{let m={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[m]:e.push(m),r++}var o=c===r;l=o,f="then"}else{let c=r;if(typeof s=="string"){if(!Kt.test(s)){let m={instancePath:n,keyword:"pattern",params:{pattern:"\
^(?:(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:n,keyword:"\
type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}var o=c===r;l=o,f="else"}if(!l){let c={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?
e=[c]:e.push(c),r++}return es.errors=e,r===0}function B(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===
r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=
v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[\
A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(
w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,
x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?
e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===
r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return B.errors=e,r===0}function rs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="\
else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return rs.errors=e,r===0}function M(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){return M.errors=null,!0}function ss(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++){let p=s[l];
if(!(p&&typeof p=="object"&&!Array.isArray(p))){let o={instancePath:n+"/"+l,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}}else{let i={instancePath:n,
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return ss.errors=e,r===0}function ls(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let f={instancePath:n+
"/"+p,keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{
missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"enum",params:{
allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"type",params:{type:"str\
ing"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/reason",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"\
array"}};e===null?e=[l]:e.push(l),r++}return ls.errors=e,r===0}function yi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),
r++}if(s.path===void 0){let t={instancePath:n,keyword:"required",params:{missingProperty:"path"}};e===null?e=[t]:e.push(t),r++}if(s.title===void 0){let t={instancePath:n,
keyword:"required",params:{missingProperty:"title"}};e===null?e=[t]:e.push(t),r++}if(s.sections===void 0){let t={instancePath:n,keyword:"required",params:{missingProperty:"\
sections"}};e===null?e=[t]:e.push(t),r++}for(let t in s){let c=r;if(!(t==="$schema"||t==="id"||t==="name"||t==="path"||t==="params"||t==="title"||t==="descripti\
on"||t==="meta"||t==="favicon"||t==="groups"||t==="hidden"||t==="on"||t==="collections"||t==="sections"||t==="allow")){let a={instancePath:n,keyword:"enum",params:{
allowedValues:Kr.propertyNames.enum},propertyName:t};e===null?e=[a]:e.push(a),r++}var i=c===r;if(!i){let a={instancePath:n,keyword:"propertyNames",params:{propertyName:t}};
e===null?e=[a]:e.push(a),r++}}if(s.$schema!==void 0&&typeof s.$schema!="string"){let t={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),r++}if(s.id!==void 0&&(Qr(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Qr.errors:e.concat(Qr.errors),
r=e.length)),s.name!==void 0&&typeof s.name!="string"){let t={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.path!==
void 0&&(es(s.path,{instancePath:n+"/path",parentData:s,parentDataProperty:"path",rootData:u})||(e=e===null?es.errors:e.concat(es.errors),r=e.length)),s.params!==
void 0){let t=s.params;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let c in t){let a=r;if(typeof c=="string"){if(q(c)>64){let m={instancePath:n+"/params",keyword:"\
maxLength",params:{limit:64},propertyName:c};e===null?e=[m]:e.push(m),r++}if(!V.test(c)){let m={instancePath:n+"/params",keyword:"pattern",params:{pattern:"^[a-\
z][a-zA-Z0-9]*$"},propertyName:c};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:n+"/params",keyword:"type",params:{type:"string"},propertyName:c};e===null?
e=[m]:e.push(m),r++}var l=a===r;if(!l){let m={instancePath:n+"/params",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[m]:e.push(m),r++}}for(let c in t){
let a=t[c];if(a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a){let v=r;if(!(m==="default"||m==="description")){let k={instancePath:n+"/params/"+c.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:Kr.properties.params.additionalProperties.propertyNames.enum},propertyName:m};e===null?e=[k]:
e.push(k),r++}var p=v===r;if(!p){let k={instancePath:n+"/params/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:m}};e===
null?e=[k]:e.push(k),r++}}if(a.default!==void 0&&typeof a.default!="string"){let m={instancePath:n+"/params/"+c.replace(/~/g,"~0").replace(/\//g,"~1")+"/default",
keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}if(a.description!==void 0&&typeof a.description!="string"){let m={instancePath:n+"/params/"+
c.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:n+"/params\
/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let c={instancePath:n+"/params",keyword:"\
type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.title!==void 0&&(B(s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:u})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.description!==void 0&&(B(s.description,{instancePath:n+"/description",parentData:s,parentDataProperty:"de\
scription",rootData:u})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.meta!==void 0){let t=s.meta;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let c in t){
let a=r;if(!(c==="keywords"||c==="socialTitle"||c==="socialDescription"||c==="image")){let m={instancePath:n+"/meta",keyword:"enum",params:{allowedValues:Kr.properties.
meta.propertyNames.enum},propertyName:c};e===null?e=[m]:e.push(m),r++}var o=a===r;if(!o){let m={instancePath:n+"/meta",keyword:"propertyNames",params:{propertyName:c}};
e===null?e=[m]:e.push(m),r++}}t.keywords!==void 0&&(B(t.keywords,{instancePath:n+"/meta/keywords",parentData:t,parentDataProperty:"keywords",rootData:u})||(e=e===
null?B.errors:e.concat(B.errors),r=e.length)),t.socialTitle!==void 0&&(B(t.socialTitle,{instancePath:n+"/meta/socialTitle",parentData:t,parentDataProperty:"soci\
alTitle",rootData:u})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.socialDescription!==void 0&&(B(t.socialDescription,{instancePath:n+"/meta/socialDe\
scription",parentData:t,parentDataProperty:"socialDescription",rootData:u})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),t.image!==void 0&&(rs(t.image,
{instancePath:n+"/meta/image",parentData:t,parentDataProperty:"image",rootData:u})||(e=e===null?rs.errors:e.concat(rs.errors),r=e.length))}else{let c={instancePath:n+
"/meta",keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}if(s.favicon!==void 0&&typeof s.favicon!="string"){let t={instancePath:n+"/favicon",
keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.groups!==void 0){let t=s.groups;if(Array.isArray(t)){let c=t.length;for(let v=0;v<c;v++)
if(typeof t[v]!="string"){let k={instancePath:n+"/groups/"+v,keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}let a=t.length,m;if(a>1){let v={};
for(;a--;){let k=t[a];if(typeof k=="string"){if(typeof v[k]=="number"){m=v[k];let A={instancePath:n+"/groups",keyword:"uniqueItems",params:{i:a,j:m}};e===null?e=
[A]:e.push(A),r++;break}v[k]=a}}}}else{let c={instancePath:n+"/groups",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(s.hidden!==void 0&&
typeof s.hidden!="boolean"){let t={instancePath:n+"/hidden",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}if(s.on!==void 0){let t=s.on;if(t&&
typeof t=="object"&&!Array.isArray(t)){for(let c in t){let a=r;if(!(c==="beforeFetch"||c==="load"||c==="unload"||c==="keydown"||c==="keyup"||c==="resize"||c==="\
scroll"||c==="collectionFetchError")){let m={instancePath:n+"/on",keyword:"enum",params:{allowedValues:Kr.properties.on.propertyNames.enum},propertyName:c};e===
null?e=[m]:e.push(m),r++}var f=a===r;if(!f){let m={instancePath:n+"/on",keyword:"propertyNames",params:{propertyName:c}};e===null?e=[m]:e.push(m),r++}}t.beforeFetch!==
void 0&&(M(t.beforeFetch,{instancePath:n+"/on/beforeFetch",parentData:t,parentDataProperty:"beforeFetch",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=
e.length)),t.load!==void 0&&(M(t.load,{instancePath:n+"/on/load",parentData:t,parentDataProperty:"load",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=
e.length)),t.unload!==void 0&&(M(t.unload,{instancePath:n+"/on/unload",parentData:t,parentDataProperty:"unload",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length)),t.keydown!==void 0&&(M(t.keydown,{instancePath:n+"/on/keydown",parentData:t,parentDataProperty:"keydown",rootData:u})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length)),t.keyup!==void 0&&(M(t.keyup,{instancePath:n+"/on/keyup",parentData:t,parentDataProperty:"keyup",rootData:u})||(e=e===null?M.errors:e.concat(
M.errors),r=e.length)),t.resize!==void 0&&(M(t.resize,{instancePath:n+"/on/resize",parentData:t,parentDataProperty:"resize",rootData:u})||(e=e===null?M.errors:e.
concat(M.errors),r=e.length)),t.scroll!==void 0&&(M(t.scroll,{instancePath:n+"/on/scroll",parentData:t,parentDataProperty:"scroll",rootData:u})||(e=e===null?M.errors:
e.concat(M.errors),r=e.length)),t.collectionFetchError!==void 0&&(M(t.collectionFetchError,{instancePath:n+"/on/collectionFetchError",parentData:t,parentDataProperty:"\
collectionFetchError",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=e.length))}else{let c={instancePath:n+"/on",keyword:"type",params:{type:"object"}};
e===null?e=[c]:e.push(c),r++}}if(s.collections!==void 0){let t=s.collections;if(Array.isArray(t)){let c=t.length;for(let v=0;v<c;v++)if(typeof t[v]!="string"){let k={
instancePath:n+"/collections/"+v,keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}let a=t.length,m;if(a>1){let v={};for(;a--;){let k=t[a];if(typeof k==
"string"){if(typeof v[k]=="number"){m=v[k];let A={instancePath:n+"/collections",keyword:"uniqueItems",params:{i:a,j:m}};e===null?e=[A]:e.push(A),r++;break}v[k]=
a}}}}else{let c={instancePath:n+"/collections",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}s.sections!==void 0&&(ss(s.sections,{instancePath:n+
"/sections",parentData:s,parentDataProperty:"sections",rootData:u})||(e=e===null?ss.errors:e.concat(ss.errors),r=e.length)),s.allow!==void 0&&(ls(s.allow,{instancePath:n+
"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?ls.errors:e.concat(ls.errors),r=e.length))}else{let t={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[t]:e.push(t),r++}return yi.errors=e,r===0}var yf=mi,Ft={$id:"page-section.schema.json",type:"object",properties:{id:{$ref:"v\
alue.schema.json#/$defs/name"},title:{$ref:"value.schema.json#/$defs/text"},name:{type:"string"},description:{type:"string"},tag:{enum:["main","header","footer",
"nav","section","aside","div"]},props:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},style:{$ref:"value.schema.json#/$defs/style"},classes:{
$ref:"value.schema.json#/$defs/classes"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"value.schema.json#/$defs/states"},if:{$ref:"shared.schema.json#/$\
defs/s2"},show:{$ref:"shared.schema.json#/$defs/s2"},on:{type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/handler"}},children:{$ref:"value.sch\
ema.json#/$defs/children"},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["id","children"],propertyNames:{enum:["id","title","name","description","tag",
"props","style","classes","at","states","if","show","on","children","allow"]}};function ns(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),r++}return ns.errors=e,r===0}function os(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,
i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};
e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};
e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).
length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(
y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"\
type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return os.errors=e,r===0}function ts(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?
e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===
r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return ts.errors=e,r===0}function is(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let i={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}return is.errors=e,r===0}function ps(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(Array.isArray(s)){let i=s.length;for(let o=0;o<i;o++)if(typeof s[o]!="string"){let f={instancePath:n+"/"+o,keyword:"type",params:{type:"string"}};e===null?
e=[f]:e.push(f),r++}let l=s.length,p;if(l>1){let o={};for(;l--;){let f=s[l];if(typeof f=="string"){if(typeof o[f]=="number"){p=o[f];let t={instancePath:n,keyword:"\
uniqueItems",params:{i:l,j:p}};e===null?e=[t]:e.push(t),r++;break}o[f]=l}}}}else{let i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(
i),r++}return ps.errors=e,r===0}function fs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let l in s){let p=r;if(!(l==="tablet"||l==="mobile")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Cr.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}s.tablet!==
void 0&&(O(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.mobile!==
void 0&&(O(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return fs.errors=e,r===0}function us(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"&&!ct.test(l)){let o={instancePath:n,
keyword:"pattern",params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"\
propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)ue(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:l,rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[l]:e.push(l),r++}return us.errors=e,r===0}function Ce(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.
push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};
e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ce.
errors=e,r===0}function as(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return as.errors=null,!0}function ce(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ce.errors=e,r===0}function cs(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++)ce(s[l],{instancePath:n+"/"+l,parentData:s,parentDataProperty:l,rootData:u})||
(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return cs.errors=
e,r===0}function ys(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){
let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"code"}};e===
null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){
let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"enum",params:{allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=
[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"propertyNames",params:{propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&
typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;
if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/reason",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+
"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===
null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return ys.errors=e,r===0}function mi(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(s.children===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
children"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="title"||l==="name"||l==="description"||l==="tag"||l==="props"||l==="style"||
l==="classes"||l==="at"||l==="states"||l==="if"||l==="show"||l==="on"||l==="children"||l==="allow")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Ft.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.id!==void 0&&(ns(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?ns.errors:e.concat(ns.errors),
r=e.length)),s.title!==void 0&&(os(s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:u})||(e=e===null?os.errors:e.concat(os.errors),
r=e.length)),s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.tag!==void 0){
let l=s.tag;if(!(l==="main"||l==="header"||l==="footer"||l==="nav"||l==="section"||l==="aside"||l==="div")){let p={instancePath:n+"/tag",keyword:"enum",params:{
allowedValues:Ft.properties.tag.enum}};e===null?e=[p]:e.push(p),r++}}if(s.props!==void 0){let l=s.props;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)
ts(l[p],{instancePath:n+"/props/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=e===null?ts.errors:e.concat(ts.errors),
r=e.length);else{let p={instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.style!==void 0&&(is(s.style,{instancePath:n+
"/style",parentData:s,parentDataProperty:"style",rootData:u})||(e=e===null?is.errors:e.concat(is.errors),r=e.length)),s.classes!==void 0&&(ps(s.classes,{instancePath:n+
"/classes",parentData:s,parentDataProperty:"classes",rootData:u})||(e=e===null?ps.errors:e.concat(ps.errors),r=e.length)),s.at!==void 0&&(fs(s.at,{instancePath:n+
"/at",parentData:s,parentDataProperty:"at",rootData:u})||(e=e===null?fs.errors:e.concat(fs.errors),r=e.length)),s.states!==void 0&&(us(s.states,{instancePath:n+
"/states",parentData:s,parentDataProperty:"states",rootData:u})||(e=e===null?us.errors:e.concat(us.errors),r=e.length)),s.if!==void 0&&(Ce(s.if,{instancePath:n+
"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.show!==void 0&&(Ce(s.show,{instancePath:n+"/sh\
ow",parentData:s,parentDataProperty:"show",rootData:u})||(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.on!==void 0){let l=s.on;if(l&&typeof l=="objec\
t"&&!Array.isArray(l))for(let p in l)as(l[p],{instancePath:n+"/on/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=
e===null?as.errors:e.concat(as.errors),r=e.length);else{let p={instancePath:n+"/on",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.children!==
void 0&&(cs(s.children,{instancePath:n+"/children",parentData:s,parentDataProperty:"children",rootData:u})||(e=e===null?cs.errors:e.concat(cs.errors),r=e.length)),
s.allow!==void 0&&(ys(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?ys.errors:e.concat(ys.errors),r=e.length))}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return mi.errors=e,r===0}var mf=di,df={$id:"use.schema.json",type:"obj\
ect",properties:{use:{type:"string"},if:{$ref:"shared.schema.json#/$defs/s2"}},required:["use"],propertyNames:{enum:["use","if"]}};function ms(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ms.errors=e,r===0}function di(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.use===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"use"}};e===null?
e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="use"||l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:df.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.use!==
void 0&&typeof s.use!="string"){let l={instancePath:n+"/use",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.if!==void 0&&(ms(s.if,{instancePath:n+
"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?ms.errors:e.concat(ms.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return di.errors=e,r===0}var hf=hi,Zt={$id:"section.schema.json",type:"object",properties:{$schema:{type:"string"},
id:{$ref:"value.schema.json#/$defs/slug"},title:{$ref:"value.schema.json#/$defs/text"},name:{type:"string"},description:{type:"string"},tag:{enum:["main","heade\
r","footer","nav","section","aside","div"]},props:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},style:{$ref:"value.schema.json#/$de\
fs/style"},classes:{$ref:"value.schema.json#/$defs/classes"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"value.schema.json#/$defs/states"},if:{$ref:"s\
hared.schema.json#/$defs/s2"},show:{$ref:"shared.schema.json#/$defs/s2"},on:{type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/handler"}},children:{
$ref:"value.schema.json#/$defs/children"},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["id","children"],propertyNames:{enum:["$schema","id","title",
"name","description","tag","props","style","classes","at","states","if","show","on","children","allow"]}};function ds(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!at.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return ds.errors=e,r===0}function hs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),
r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.
test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,
keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return hs.errors=e,r===0}function gs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?
e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return gs.
errors=e,r===0}function vs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return vs.errors=e,r===0}function ws(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let o=0;o<i;o++)if(typeof s[o]!="string"){let f={instancePath:n+"/"+
o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}let l=s.length,p;if(l>1){let o={};for(;l--;){let f=s[l];if(typeof f=="string"){if(typeof o[f]==
"number"){p=o[f];let t={instancePath:n,keyword:"uniqueItems",params:{i:l,j:p}};e===null?e=[t]:e.push(t),r++;break}o[f]=l}}}}else{let i={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return ws.errors=e,r===0}function ks(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="tablet"||l==="mobile")){let o={instancePath:n,keyword:"enum",params:{
allowedValues:Cr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[o]:e.push(o),r++}}s.tablet!==void 0&&(O(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||(e=e===null?O.errors:
e.concat(O.errors),r=e.length)),s.mobile!==void 0&&(O(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||(e=e===null?O.errors:
e.concat(O.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ks.errors=e,r===0}function bs(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l==
"string"&&!ct.test(l)){let o={instancePath:n,keyword:"pattern",params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===
r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)ue(s[l],{instancePath:n+"/"+l.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return bs.errors=e,r===0}function Ve(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,
keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return Ve.errors=e,r===0}function _s(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return _s.errors=null,
!0}function js(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++)ce(
s[l],{instancePath:n+"/"+l,parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)}else{let i={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return js.errors=e,r===0}function $s(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let f={instancePath:n+
"/"+p,keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{
missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"enum",params:{
allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"type",params:{type:"str\
ing"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/reason",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"\
array"}};e===null?e=[l]:e.push(l),r++}return $s.errors=e,r===0}function hi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),
r++}if(s.children===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"children"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l===
"$schema"||l==="id"||l==="title"||l==="name"||l==="description"||l==="tag"||l==="props"||l==="style"||l==="classes"||l==="at"||l==="states"||l==="if"||l==="show"||
l==="on"||l==="children"||l==="allow")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Zt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(
o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.$schema!==void 0&&typeof s.$schema!=
"string"){let l={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.id!==void 0&&(ds(s.id,{instancePath:n+"/id",
parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?ds.errors:e.concat(ds.errors),r=e.length)),s.title!==void 0&&(hs(s.title,{instancePath:n+"/title",
parentData:s,parentDataProperty:"title",rootData:u})||(e=e===null?hs.errors:e.concat(hs.errors),r=e.length)),s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+
"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/d\
escription",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.tag!==void 0){let l=s.tag;if(!(l==="main"||l==="header"||l==="footer"||l===
"nav"||l==="section"||l==="aside"||l==="div")){let p={instancePath:n+"/tag",keyword:"enum",params:{allowedValues:Zt.properties.tag.enum}};e===null?e=[p]:e.push(
p),r++}}if(s.props!==void 0){let l=s.props;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)gs(l[p],{instancePath:n+"/props/"+p.replace(/~/g,"~0").replace(
/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=e===null?gs.errors:e.concat(gs.errors),r=e.length);else{let p={instancePath:n+"/props",keyword:"t\
ype",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.style!==void 0&&(vs(s.style,{instancePath:n+"/style",parentData:s,parentDataProperty:"style",rootData:u})||
(e=e===null?vs.errors:e.concat(vs.errors),r=e.length)),s.classes!==void 0&&(ws(s.classes,{instancePath:n+"/classes",parentData:s,parentDataProperty:"classes",rootData:u})||
(e=e===null?ws.errors:e.concat(ws.errors),r=e.length)),s.at!==void 0&&(ks(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:u})||(e=e===null?
ks.errors:e.concat(ks.errors),r=e.length)),s.states!==void 0&&(bs(s.states,{instancePath:n+"/states",parentData:s,parentDataProperty:"states",rootData:u})||(e=e===
null?bs.errors:e.concat(bs.errors),r=e.length)),s.if!==void 0&&(Ve(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?Ve.
errors:e.concat(Ve.errors),r=e.length)),s.show!==void 0&&(Ve(s.show,{instancePath:n+"/show",parentData:s,parentDataProperty:"show",rootData:u})||(e=e===null?Ve.
errors:e.concat(Ve.errors),r=e.length)),s.on!==void 0){let l=s.on;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)_s(l[p],{instancePath:n+"/on/"+p.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=e===null?_s.errors:e.concat(_s.errors),r=e.length);else{let p={instancePath:n+
"/on",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.children!==void 0&&(js(s.children,{instancePath:n+"/children",parentData:s,parentDataProperty:"\
children",rootData:u})||(e=e===null?js.errors:e.concat(js.errors),r=e.length)),s.allow!==void 0&&($s(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:u})||(e=e===null?$s.errors:e.concat($s.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return hi.errors=e,r===0}var gf=gi,xr={$id:"component.schema.json",type:"object",properties:{$schema:{type:"string"},id:{$ref:"value.schema.json#/$defs/s\
lug"},name:{type:"string"},description:{type:"string"},kind:{enum:["component","popup"]},props:{type:"object",additionalProperties:{type:"object",properties:{type:{
$ref:"value.schema.json#/$defs/type"},schema:{$ref:"value.schema.json#/$defs/schema"},default:{$ref:"shared.schema.json#/$defs/s9"},required:{type:"boolean"},description:{
type:"string"}},propertyNames:{enum:["type","schema","default","required","description"]}},propertyNames:{type:"string",pattern:"^[a-z][a-zA-Z0-9]*$",maxLength:64}},
events:{type:"object",additionalProperties:{type:"object",properties:{payload:{$ref:"value.schema.json#/$defs/schema"},description:{type:"string"}},propertyNames:{
enum:["payload","description"]}},propertyNames:{type:"string",pattern:"^[a-z][a-zA-Z0-9]*$",maxLength:64}},variables:{$ref:"value.schema.json#/$defs/variables"},
formulas:{$ref:"value.schema.json#/$defs/formulas"},workflows:{$ref:"value.schema.json#/$defs/workflows"},slots:{type:"array",items:{$ref:"value.schema.json#/$d\
efs/name"},uniqueItems:!0},actions:{type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/workflow"},propertyNames:{type:"string",pattern:"^[a-z][a\
-zA-Z0-9]*$",maxLength:64}},result:{$ref:"value.schema.json#/$defs/result"},on:{type:"object",properties:{mount:{$ref:"value.schema.json#/$defs/handler"},unmount:{
$ref:"value.schema.json#/$defs/handler"},keydown:{$ref:"value.schema.json#/$defs/handler"},keyup:{$ref:"value.schema.json#/$defs/handler"},propertyChange:{type:"\
object",additionalProperties:{$ref:"value.schema.json#/$defs/handler"}}},propertyNames:{enum:["mount","unmount","keydown","keyup","propertyChange"]}},children:{
$ref:"value.schema.json#/$defs/children"},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["id","children"],propertyNames:{enum:["$schema","id","name","\
description","kind","props","events","variables","formulas","workflows","slots","actions","result","on","children","allow"]}};function As(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=
[i]:e.push(i),r++}if(!at.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return As.errors=e,r===0}function Ds(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(!(s==="text"||s==="number"||s==="boolean"||s==="date"||s==="file"||s==="unknown"||s==="list"||s==="record")){let i={instancePath:n,
keyword:"enum",params:{allowedValues:fi.enum}};e===null?e=[i]:e.push(i),r++}return Ds.errors=e,r===0}function Ke(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let i={instancePath:n,keyword:"type",params:{type:Er.type}};
e===null?e=[i]:e.push(i),r++}return Ke.errors=e,r===0}function Fe(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return Fe.errors=null,!0}function Ns(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let c={};e===null?e=[c]:e.push(c),r++}var o=p===r;r=i,e!==null&&(i?
e.length=i:e=null);let f;if(o){let c=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let m={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[m]:e.push(m),r++}for(let m in s){let v=r;if(typeof m=="string"){if(!Z.test(m)){let k={instancePath:n,keyword:"pattern",params:{pattern:"^[\
a-z]{2}(-[A-Z]{2})?$"},propertyName:m};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n,keyword:"type",params:{type:"string"},propertyName:m};e===null?e=
[k]:e.push(k),r++}var t=v===r;if(!t){let k={instancePath:n,keyword:"propertyNames",params:{propertyName:m}};e===null?e=[k]:e.push(k),r++}}for(let m in s)Fe(s[m],
{instancePath:n+"/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:m,rootData:u})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)}else{
let m={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}var o=c===r;l=o,f="then"}else{let c=r;Fe(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length);var o=c===r;l=o,f="else"}if(!l){let c={instancePath:n,keyword:"if",params:{
failingKeyword:f}};e===null?e=[c]:e.push(c),r++}return Ns.errors=e,r===0}function Es(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"){if(q(l)>64){let o={instancePath:n,keyword:"maxLength",params:{limit:64},
propertyName:l};e===null?e=[o]:e.push(o),r++}if(!V.test(l)){let o={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:n,keyword:"type",params:{type:"string"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)kr(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?kr.errors:e.concat(kr.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[l]:e.push(l),r++}return Es.errors=e,r===0}function xs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"){if(q(l)>64){let o={instancePath:n,keyword:"maxLength",params:{limit:64},
propertyName:l};e===null?e=[o]:e.push(o),r++}if(!V.test(l)){let o={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:n,keyword:"type",params:{type:"string"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)_r(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?_r.errors:e.concat(_r.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[l]:e.push(l),r++}return xs.errors=e,r===0}function zs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"){if(q(l)>64){let o={instancePath:n,keyword:"maxLength",params:{limit:64},
propertyName:l};e===null?e=[o]:e.push(o),r++}if(!V.test(l)){let o={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:n,keyword:"type",params:{type:"string"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)jr(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[l]:e.push(l),r++}return zs.errors=e,r===0}function Ls(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}return Ls.errors=e,r===0}function qs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return qs.errors=null,!0}function Cs(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l===
"type"||l==="schema"||l==="description")){let o={instancePath:n,keyword:"enum",params:{allowedValues:jt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(
o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0&&(ae(s.type,{instancePath:n+
"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),s.schema!==void 0&&(Q(s.schema,{instancePath:n+
"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.description!==void 0&&typeof s.description!=
"string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Cs.errors=e,r===0}function G(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){return G.
errors=null,!0}function Vs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let l=0;l<
i;l++)ce(s[l],{instancePath:n+"/"+l,parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length)}else{let i={instancePath:n,
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return Vs.errors=e,r===0}function Ks(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){let f={instancePath:n+
"/"+p,keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{
missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"enum",params:{
allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"propertyNames",params:{
propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"type",params:{type:"str\
ing"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/reason",keyword:"minLen\
gth",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),
r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"\
array"}};e===null?e=[l]:e.push(l),r++}return Ks.errors=e,r===0}function gi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let a={instancePath:n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[a]:e.push(a),
r++}if(s.children===void 0){let a={instancePath:n,keyword:"required",params:{missingProperty:"children"}};e===null?e=[a]:e.push(a),r++}for(let a in s){let m=r;if(!(a===
"$schema"||a==="id"||a==="name"||a==="description"||a==="kind"||a==="props"||a==="events"||a==="variables"||a==="formulas"||a==="workflows"||a==="slots"||a==="a\
ctions"||a==="result"||a==="on"||a==="children"||a==="allow")){let v={instancePath:n,keyword:"enum",params:{allowedValues:xr.propertyNames.enum},propertyName:a};
e===null?e=[v]:e.push(v),r++}var i=m===r;if(!i){let v={instancePath:n,keyword:"propertyNames",params:{propertyName:a}};e===null?e=[v]:e.push(v),r++}}if(s.$schema!==
void 0&&typeof s.$schema!="string"){let a={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.id!==void 0&&(As(s.
id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?As.errors:e.concat(As.errors),r=e.length)),s.name!==void 0&&typeof s.name!=
"string"){let a={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.description!==void 0&&typeof s.description!="st\
ring"){let a={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(s.kind!==void 0){let a=s.kind;if(!(a==="compo\
nent"||a==="popup")){let m={instancePath:n+"/kind",keyword:"enum",params:{allowedValues:xr.properties.kind.enum}};e===null?e=[m]:e.push(m),r++}}if(s.props!==void 0){
let a=s.props;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a){let v=r;if(typeof m=="string"){if(q(m)>64){let k={instancePath:n+"/props",keyword:"ma\
xLength",params:{limit:64},propertyName:m};e===null?e=[k]:e.push(k),r++}if(!V.test(m)){let k={instancePath:n+"/props",keyword:"pattern",params:{pattern:"^[a-z][\
a-zA-Z0-9]*$"},propertyName:m};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n+"/props",keyword:"type",params:{type:"string"},propertyName:m};e===null?
e=[k]:e.push(k),r++}var l=v===r;if(!l){let k={instancePath:n+"/props",keyword:"propertyNames",params:{propertyName:m}};e===null?e=[k]:e.push(k),r++}}for(let m in a){
let v=a[m];if(v&&typeof v=="object"&&!Array.isArray(v)){for(let k in v){let A=r;if(!(k==="type"||k==="schema"||k==="default"||k==="required"||k==="description")){
let $={instancePath:n+"/props/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{allowedValues:xr.properties.props.additionalProperties.propertyNames.
enum},propertyName:k};e===null?e=[$]:e.push($),r++}var p=A===r;if(!p){let $={instancePath:n+"/props/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"property\
Names",params:{propertyName:k}};e===null?e=[$]:e.push($),r++}}if(v.type!==void 0&&(Ds(v.type,{instancePath:n+"/props/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/type",parentData:v,parentDataProperty:"type",rootData:u})||(e=e===null?Ds.errors:e.concat(Ds.errors),r=e.length)),v.schema!==void 0&&(Ke(v.schema,{instancePath:n+
"/props/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/schema",parentData:v,parentDataProperty:"schema",rootData:u})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=
e.length)),v.default!==void 0&&(Ns(v.default,{instancePath:n+"/props/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/default",parentData:v,parentDataProperty:"defa\
ult",rootData:u})||(e=e===null?Ns.errors:e.concat(Ns.errors),r=e.length)),v.required!==void 0&&typeof v.required!="boolean"){let k={instancePath:n+"/props/"+m.replace(
/~/g,"~0").replace(/\//g,"~1")+"/required",keyword:"type",params:{type:"boolean"}};e===null?e=[k]:e.push(k),r++}if(v.description!==void 0&&typeof v.description!=
"string"){let k={instancePath:n+"/props/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),
r++}}else{let k={instancePath:n+"/props/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{let m={
instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(s.events!==void 0){let a=s.events;if(a&&typeof a=="object"&&!Array.
isArray(a)){for(let m in a){let v=r;if(typeof m=="string"){if(q(m)>64){let k={instancePath:n+"/events",keyword:"maxLength",params:{limit:64},propertyName:m};e===
null?e=[k]:e.push(k),r++}if(!V.test(m)){let k={instancePath:n+"/events",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:m};e===null?e=[k]:
e.push(k),r++}}else{let k={instancePath:n+"/events",keyword:"type",params:{type:"string"},propertyName:m};e===null?e=[k]:e.push(k),r++}var o=v===r;if(!o){let k={
instancePath:n+"/events",keyword:"propertyNames",params:{propertyName:m}};e===null?e=[k]:e.push(k),r++}}for(let m in a){let v=a[m];if(v&&typeof v=="object"&&!Array.
isArray(v)){for(let k in v){let A=r;if(!(k==="payload"||k==="description")){let $={instancePath:n+"/events/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"e\
num",params:{allowedValues:xr.properties.events.additionalProperties.propertyNames.enum},propertyName:k};e===null?e=[$]:e.push($),r++}var f=A===r;if(!f){let $={
instancePath:n+"/events/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:k}};e===null?e=[$]:e.push($),r++}}if(v.payload!==
void 0&&(Ke(v.payload,{instancePath:n+"/events/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/payload",parentData:v,parentDataProperty:"payload",rootData:u})||(e=
e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),v.description!==void 0&&typeof v.description!="string"){let k={instancePath:n+"/events/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}else{let k={instancePath:n+"/events/"+m.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{let m={instancePath:n+"/events",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[m]:e.push(m),r++}}if(s.variables!==void 0&&(Es(s.variables,{instancePath:n+"/variables",parentData:s,parentDataProperty:"variables",rootData:u})||
(e=e===null?Es.errors:e.concat(Es.errors),r=e.length)),s.formulas!==void 0&&(xs(s.formulas,{instancePath:n+"/formulas",parentData:s,parentDataProperty:"formulas",
rootData:u})||(e=e===null?xs.errors:e.concat(xs.errors),r=e.length)),s.workflows!==void 0&&(zs(s.workflows,{instancePath:n+"/workflows",parentData:s,parentDataProperty:"\
workflows",rootData:u})||(e=e===null?zs.errors:e.concat(zs.errors),r=e.length)),s.slots!==void 0){let a=s.slots;if(Array.isArray(a)){let m=a.length;for(let A=0;A<
m;A++)Ls(a[A],{instancePath:n+"/slots/"+A,parentData:a,parentDataProperty:A,rootData:u})||(e=e===null?Ls.errors:e.concat(Ls.errors),r=e.length);let v=a.length,k;
if(v>1){e:for(;v--;)for(k=v;k--;)if(ni(a[v],a[k])){let A={instancePath:n+"/slots",keyword:"uniqueItems",params:{i:v,j:k}};e===null?e=[A]:e.push(A),r++;break e}}}else{
let m={instancePath:n+"/slots",keyword:"type",params:{type:"array"}};e===null?e=[m]:e.push(m),r++}}if(s.actions!==void 0){let a=s.actions;if(a&&typeof a=="objec\
t"&&!Array.isArray(a)){for(let m in a){let v=r;if(typeof m=="string"){if(q(m)>64){let k={instancePath:n+"/actions",keyword:"maxLength",params:{limit:64},propertyName:m};
e===null?e=[k]:e.push(k),r++}if(!V.test(m)){let k={instancePath:n+"/actions",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"},propertyName:m};e===null?e=
[k]:e.push(k),r++}}else{let k={instancePath:n+"/actions",keyword:"type",params:{type:"string"},propertyName:m};e===null?e=[k]:e.push(k),r++}var t=v===r;if(!t){let k={
instancePath:n+"/actions",keyword:"propertyNames",params:{propertyName:m}};e===null?e=[k]:e.push(k),r++}}for(let m in a)qs(a[m],{instancePath:n+"/actions/"+m.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:a,parentDataProperty:m,rootData:u})||(e=e===null?qs.errors:e.concat(qs.errors),r=e.length)}else{let m={instancePath:n+
"/actions",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}if(s.result!==void 0&&(Cs(s.result,{instancePath:n+"/result",parentData:s,parentDataProperty:"\
result",rootData:u})||(e=e===null?Cs.errors:e.concat(Cs.errors),r=e.length)),s.on!==void 0){let a=s.on;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let m in a){
let v=r;if(!(m==="mount"||m==="unmount"||m==="keydown"||m==="keyup"||m==="propertyChange")){let k={instancePath:n+"/on",keyword:"enum",params:{allowedValues:xr.
properties.on.propertyNames.enum},propertyName:m};e===null?e=[k]:e.push(k),r++}var c=v===r;if(!c){let k={instancePath:n+"/on",keyword:"propertyNames",params:{propertyName:m}};
e===null?e=[k]:e.push(k),r++}}if(a.mount!==void 0&&(G(a.mount,{instancePath:n+"/on/mount",parentData:a,parentDataProperty:"mount",rootData:u})||(e=e===null?G.errors:
e.concat(G.errors),r=e.length)),a.unmount!==void 0&&(G(a.unmount,{instancePath:n+"/on/unmount",parentData:a,parentDataProperty:"unmount",rootData:u})||(e=e===null?
G.errors:e.concat(G.errors),r=e.length)),a.keydown!==void 0&&(G(a.keydown,{instancePath:n+"/on/keydown",parentData:a,parentDataProperty:"keydown",rootData:u})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)),a.keyup!==void 0&&(G(a.keyup,{instancePath:n+"/on/keyup",parentData:a,parentDataProperty:"keyup",rootData:u})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)),a.propertyChange!==void 0){let m=a.propertyChange;if(m&&typeof m=="object"&&!Array.isArray(m))for(let v in m)
G(m[v],{instancePath:n+"/on/propertyChange/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:m,parentDataProperty:v,rootData:u})||(e=e===null?G.errors:e.concat(
G.errors),r=e.length);else{let v={instancePath:n+"/on/propertyChange",keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}}}else{let m={instancePath:n+
"/on",keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}s.children!==void 0&&(Vs(s.children,{instancePath:n+"/children",parentData:s,parentDataProperty:"\
children",rootData:u})||(e=e===null?Vs.errors:e.concat(Vs.errors),r=e.length)),s.allow!==void 0&&(Ks(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"\
allow",rootData:u})||(e=e===null?Ks.errors:e.concat(Ks.errors),r=e.length))}else{let a={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(
a),r++}return gi.errors=e,r===0}var vf=vi,wf={$id:"element.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},type:{type:"string"},
component:{type:"string"},slot:{type:"string"},name:{type:"string"},description:{type:"string"},props:{type:"object"},style:{$ref:"value.schema.json#/$defs/styl\
e"},classes:{$ref:"value.schema.json#/$defs/classes"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"value.schema.json#/$defs/states"},if:{$ref:"shared.s\
chema.json#/$defs/s2"},show:{$ref:"shared.schema.json#/$defs/s2"},repeat:{$ref:"value.schema.json#/$defs/repeat"},link:{$ref:"value.schema.json#/$defs/link"},on:{
type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/handler"}},children:{$ref:"value.schema.json#/$defs/children"},slots:{type:"object",additionalProperties:{
$ref:"value.schema.json#/$defs/children"}},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["id","type"],propertyNames:{enum:["id","type","component","s\
lot","name","description","props","style","classes","at","states","if","show","repeat","link","on","children","slots","allow"]}};function Fs(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};
e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Fs.errors=e,r===0}function Zs(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}return Zs.errors=e,r===0}function Ps(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.
length;for(let o=0;o<i;o++)if(typeof s[o]!="string"){let f={instancePath:n+"/"+o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}let l=s.length,
p;if(l>1){let o={};for(;l--;){let f=s[l];if(typeof f=="string"){if(typeof o[f]=="number"){p=o[f];let t={instancePath:n,keyword:"uniqueItems",params:{i:l,j:p}};e===
null?e=[t]:e.push(t),r++;break}o[f]=l}}}}else{let i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return Ps.errors=e,r===0}
function Os(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){
let p=r;if(!(l==="tablet"||l==="mobile")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Cr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(
o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}s.tablet!==void 0&&(O(s.tablet,{instancePath:n+
"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)),s.mobile!==void 0&&(O(s.mobile,{instancePath:n+
"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Os.errors=e,r===0}function Is(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(typeof l=="string"&&!ct.test(l)){let o={instancePath:n,keyword:"pattern",
params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}for(let l in s)ue(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,
rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}
return Is.errors=e,r===0}function Ze(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),
r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ze.errors=e,r===0}var kf={
type:"object",properties:{items:{$ref:"shared.schema.json#/$defs/s5"},key:{type:"string"},filter:{$ref:"value.schema.json#/$defs/filter"},sort:{$ref:"value.sche\
ma.json#/$defs/sort"},limit:{$ref:"shared.schema.json#/$defs/s6"}},required:["items"],propertyNames:{enum:["items","key","filter","sort","limit"]}};function Ts(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!Array.isArray(s)){let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="el\
se"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ts.errors=e,r===0}var Vr={type:"object",minProperties:1,
maxProperties:2,properties:{and:{type:"array",items:{$ref:"value.schema.json#/$defs/condition"}},or:{type:"array",items:{$ref:"value.schema.json#/$defs/conditio\
n"}},if:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{enum:["and","or","if"]}};var vt={validate:qr},bf={type:"object",properties:{field:{type:"string"},operator:{$ref:"value.schema.json#/$defs/operator"},value:{$ref:"shared.schema.json#/$d\
efs/s1"},ignoreEmpty:{type:"boolean"},if:{$ref:"shared.schema.json#/$defs/s2"}},required:["field","operator"],propertyNames:{enum:["field","operator","value","i\
gnoreEmpty","if"]}},_f={enum:["eq","ne","lt","gt","lte","gte","contains","notContains","startsWith","endsWith","isNull","isNotNull","in","notIn","overlap","notO\
verlap","containsAll","hasKey","notHasKey","matches","notMatches"]};function Ss(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(!(s==="eq"||s==="ne"||s==="lt"||s==="gt"||s==="lte"||s==="gte"||s==="contains"||s==="notContains"||s==="startsWith"||s==="endsWith"||s==="isNull"||s==="i\
sNotNull"||s==="in"||s==="notIn"||s==="overlap"||s==="notOverlap"||s==="containsAll"||s==="hasKey"||s==="notHasKey"||s==="matches"||s==="notMatches")){let i={instancePath:n,
keyword:"enum",params:{allowedValues:_f.enum}};e===null?e=[i]:e.push(i),r++}return Ss.errors=e,r===0}function ye(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?
e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return ye.errors=e,r===0}function Ms(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.field===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===null?e=[l]:e.push(l),r++}if(s.operator===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"operator"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="field"||l===
"operator"||l==="value"||l==="ignoreEmpty"||l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:bf.propertyNames.enum},propertyName:l};e===null?
e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.field!==void 0&&
typeof s.field!="string"){let l={instancePath:n+"/field",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.operator!==void 0&&(Ss(s.operator,
{instancePath:n+"/operator",parentData:s,parentDataProperty:"operator",rootData:u})||(e=e===null?Ss.errors:e.concat(Ss.errors),r=e.length)),s.value!==void 0&&(ye(
s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.ignoreEmpty!==void 0&&
typeof s.ignoreEmpty!="boolean"){let l={instancePath:n+"/ignoreEmpty",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.if!==void 0&&(R(s.if,
{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ms.errors=e,r===0}function I(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[v]:e.push(v),r++}let i=r,
l=!0,p=r,o=r,f=!1,t=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let v;if(s.and===void 0&&(v="and")){let k={};e===null?e=[k]:e.push(k),r++}}var c=t===r;if(f=f||
c,!f){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let A;if(s.or===void 0&&(A="or")){let $={};e===null?e=[$]:e.push($),r++}}var c=v===r;f=f||c}if(f)r=o,
e!==null&&(o?e.length=o:e=null);else{let v={};e===null?e=[v]:e.push(v),r++}var a=p===r;r=i,e!==null&&(i?e.length=i:e=null);let m;if(a){let v=r;vt.validate(s,{instancePath:n,
parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?vt.validate.errors:e.concat(vt.validate.errors),r=e.length);var a=v===r;l=a,m="then"}else{let v=r;Ms(
s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?Ms.errors:e.concat(Ms.errors),r=e.length);var a=v===r;l=a,m="else"}if(!l){let v={instancePath:n,
keyword:"if",params:{failingKeyword:m}};e===null?e=[v]:e.push(v),r++}return I.errors=e,r===0}function qr(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{
limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.keys(s).length<1){let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}
for(let l in s){let p=r;if(!(l==="and"||l==="or"||l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Vr.propertyNames.enum},propertyName:l};e===
null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.and!==void 0){
let l=s.and;if(Array.isArray(l)){let p=l.length;for(let o=0;o<p;o++)I(l[o],{instancePath:n+"/and/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?
I.errors:e.concat(I.errors),r=e.length)}else{let p={instancePath:n+"/and",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.or!==void 0){
let l=s.or;if(Array.isArray(l)){let p=l.length;for(let o=0;o<p;o++)I(l[o],{instancePath:n+"/or/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.
errors:e.concat(I.errors),r=e.length)}else{let p={instancePath:n+"/or",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}s.if!==void 0&&(R(s.if,
{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return qr.errors=e,r===0}var Pt={type:"object",properties:{by:{$ref:"shared.schema.json#/$defs/s3"},direction:{$ref:"shared.schema.json#/$defs/s4"},nulls:{enum:["first","last"]},if:{$ref:"\
shared.schema.json#/$defs/s2"}},required:["by"],propertyNames:{enum:["by","direction","nulls","if"]}};function W(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return W.errors=e,r===0}var jf={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{enum:[
"asc","desc"]}};function Rs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;
r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(s==="asc"||s==="desc")){let a={instancePath:n,keyword:"enum",params:{allowedValues:jf.else.enum}};e===null?
e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Rs.errors=
e,r===0}function $r(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"by"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="by"||l==="directi\
on"||l==="nulls"||l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Pt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===
r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.by!==void 0&&(W(s.by,{instancePath:n+"/by",parentData:s,
parentDataProperty:"by",rootData:u})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),s.direction!==void 0&&(Rs(s.direction,{instancePath:n+"/direction",parentData:s,
parentDataProperty:"direction",rootData:u})||(e=e===null?Rs.errors:e.concat(Rs.errors),r=e.length)),s.nulls!==void 0){let l=s.nulls;if(!(l==="first"||l==="last")){
let p={instancePath:n+"/nulls",keyword:"enum",params:{allowedValues:Pt.properties.nulls.enum}};e===null?e=[p]:e.push(p),r++}}s.if!==void 0&&(R(s.if,{instancePath:n+
"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return $r.errors=e,r===0}function Ys(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(Array.isArray(s)){let i=s.length;for(let l=0;l<i;l++)$r(s[l],{instancePath:n+"/"+l,parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?$r.errors:
e.concat($r.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return Ys.errors=e,r===0}function Hs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.
push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Hs.errors=e,r===0}
function Ws(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.items===void 0){
let l={instancePath:n,keyword:"required",params:{missingProperty:"items"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="items"||l==="key"||l===
"filter"||l==="sort"||l==="limit")){let o={instancePath:n,keyword:"enum",params:{allowedValues:kf.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}
var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.items!==void 0&&(Ts(s.items,{instancePath:n+
"/items",parentData:s,parentDataProperty:"items",rootData:u})||(e=e===null?Ts.errors:e.concat(Ts.errors),r=e.length)),s.key!==void 0&&typeof s.key!="string"){let l={
instancePath:n+"/key",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.filter!==void 0&&(qr(s.filter,{instancePath:n+"/filter",parentData:s,
parentDataProperty:"filter",rootData:u})||(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)),s.sort!==void 0&&(Ys(s.sort,{instancePath:n+"/sort",parentData:s,
parentDataProperty:"sort",rootData:u})||(e=e===null?Ys.errors:e.concat(Ys.errors),r=e.length)),s.limit!==void 0&&(Hs(s.limit,{instancePath:n+"/limit",parentData:s,
parentDataProperty:"limit",rootData:u})||(e=e===null?Hs.errors:e.concat(Hs.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return Ws.errors=e,r===0}var $f={type:"object",properties:{page:{type:"string"},params:{$ref:"value.schema.json#/$defs/arguments"},
query:{$ref:"value.schema.json#/$defs/arguments"},section:{type:"string"},path:{$ref:"shared.schema.json#/$defs/s3"},url:{$ref:"shared.schema.json#/$defs/s3"},mail:{
$ref:"shared.schema.json#/$defs/s3"},tel:{$ref:"shared.schema.json#/$defs/s3"},file:{$ref:"shared.schema.json#/$defs/s3"},popup:{type:"string"},with:{$ref:"valu\
e.schema.json#/$defs/arguments"},closePopup:{const:!0},newTab:{type:"boolean"},loaderColor:{type:"string"}},propertyNames:{enum:["page","params","query","sectio\
n","path","url","mail","tel","file","popup","with","closePopup","newTab","loaderColor"]}};function he(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s)ye(
s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.
length);else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return he.errors=e,r===0}function Bs(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="page"||l==="pa\
rams"||l==="query"||l==="section"||l==="path"||l==="url"||l==="mail"||l==="tel"||l==="file"||l==="popup"||l==="with"||l==="closePopup"||l==="newTab"||l==="loade\
rColor")){let o={instancePath:n,keyword:"enum",params:{allowedValues:$f.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={
instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.page!==void 0&&typeof s.page!="string"){let l={instancePath:n+
"/page",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.params!==void 0&&(he(s.params,{instancePath:n+"/params",parentData:s,parentDataProperty:"\
params",rootData:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.query!==void 0&&(he(s.query,{instancePath:n+"/query",parentData:s,parentDataProperty:"\
query",rootData:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),s.section!==void 0&&typeof s.section!="string"){let l={instancePath:n+"/section",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.path!==void 0&&(W(s.path,{instancePath:n+"/path",parentData:s,parentDataProperty:"path",rootData:u})||
(e=e===null?W.errors:e.concat(W.errors),r=e.length)),s.url!==void 0&&(W(s.url,{instancePath:n+"/url",parentData:s,parentDataProperty:"url",rootData:u})||(e=e===
null?W.errors:e.concat(W.errors),r=e.length)),s.mail!==void 0&&(W(s.mail,{instancePath:n+"/mail",parentData:s,parentDataProperty:"mail",rootData:u})||(e=e===null?
W.errors:e.concat(W.errors),r=e.length)),s.tel!==void 0&&(W(s.tel,{instancePath:n+"/tel",parentData:s,parentDataProperty:"tel",rootData:u})||(e=e===null?W.errors:
e.concat(W.errors),r=e.length)),s.file!==void 0&&(W(s.file,{instancePath:n+"/file",parentData:s,parentDataProperty:"file",rootData:u})||(e=e===null?W.errors:e.concat(
W.errors),r=e.length)),s.popup!==void 0&&typeof s.popup!="string"){let l={instancePath:n+"/popup",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}if(s.with!==void 0&&(he(s.with,{instancePath:n+"/with",parentData:s,parentDataProperty:"with",rootData:u})||(e=e===null?he.errors:e.concat(he.errors),r=e.length)),
s.closePopup!==void 0&&s.closePopup!==!0){let l={instancePath:n+"/closePopup",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.newTab!==
void 0&&typeof s.newTab!="boolean"){let l={instancePath:n+"/newTab",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.loaderColor!==void 0&&
typeof s.loaderColor!="string"){let l={instancePath:n+"/loaderColor",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Bs.errors=e,r===0}function Gs(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){return Gs.errors=null,!0}function Pe(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(
s)){let i=s.length;for(let l=0;l<i;l++)ce(s[l],{instancePath:n+"/"+l,parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?ce.errors:e.concat(ce.errors),r=
e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return Pe.errors=e,r===0}function Us(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.code===void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===
void 0){let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||
f==="reason")){let c={instancePath:n+"/"+p,keyword:"enum",params:{allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===
r;if(!i){let c={instancePath:n+"/"+p,keyword:"propertyNames",params:{propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){
let f={instancePath:n+"/"+p+"/code",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="strin\
g"){if(q(f)<1){let t={instancePath:n+"/"+p+"/reason",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reas\
on",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:
e.push(f),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Us.errors=e,r===0}function vi(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(s.type===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"type"}};
e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="type"||l==="component"||l==="slot"||l==="name"||l==="description"||l==="props"||l==="st\
yle"||l==="classes"||l==="at"||l==="states"||l==="if"||l==="show"||l==="repeat"||l==="link"||l==="on"||l==="children"||l==="slots"||l==="allow")){let o={instancePath:n,
keyword:"enum",params:{allowedValues:wf.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Fs(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||
(e=e===null?Fs.errors:e.concat(Fs.errors),r=e.length)),s.type!==void 0&&typeof s.type!="string"){let l={instancePath:n+"/type",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[l]:e.push(l),r++}if(s.component!==void 0&&typeof s.component!="string"){let l={instancePath:n+"/component",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.slot!==void 0&&typeof s.slot!="string"){let l={instancePath:n+"/slot",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),r++}if(s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
props!==void 0){let l=s.props;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let p={instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[
p]:e.push(p),r++}}if(s.style!==void 0&&(Zs(s.style,{instancePath:n+"/style",parentData:s,parentDataProperty:"style",rootData:u})||(e=e===null?Zs.errors:e.concat(
Zs.errors),r=e.length)),s.classes!==void 0&&(Ps(s.classes,{instancePath:n+"/classes",parentData:s,parentDataProperty:"classes",rootData:u})||(e=e===null?Ps.errors:
e.concat(Ps.errors),r=e.length)),s.at!==void 0&&(Os(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:u})||(e=e===null?Os.errors:e.concat(
Os.errors),r=e.length)),s.states!==void 0&&(Is(s.states,{instancePath:n+"/states",parentData:s,parentDataProperty:"states",rootData:u})||(e=e===null?Is.errors:e.
concat(Is.errors),r=e.length)),s.if!==void 0&&(Ze(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?Ze.errors:e.concat(Ze.
errors),r=e.length)),s.show!==void 0&&(Ze(s.show,{instancePath:n+"/show",parentData:s,parentDataProperty:"show",rootData:u})||(e=e===null?Ze.errors:e.concat(Ze.
errors),r=e.length)),s.repeat!==void 0&&(Ws(s.repeat,{instancePath:n+"/repeat",parentData:s,parentDataProperty:"repeat",rootData:u})||(e=e===null?Ws.errors:e.concat(
Ws.errors),r=e.length)),s.link!==void 0&&(Bs(s.link,{instancePath:n+"/link",parentData:s,parentDataProperty:"link",rootData:u})||(e=e===null?Bs.errors:e.concat(
Bs.errors),r=e.length)),s.on!==void 0){let l=s.on;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)Gs(l[p],{instancePath:n+"/on/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=e===null?Gs.errors:e.concat(Gs.errors),r=e.length);else{let p={instancePath:n+"/on",keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.children!==void 0&&(Pe(s.children,{instancePath:n+"/children",parentData:s,parentDataProperty:"\
children",rootData:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length)),s.slots!==void 0){let l=s.slots;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)
Pe(l[p],{instancePath:n+"/slots/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),
r=e.length);else{let p={instancePath:n+"/slots",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.allow!==void 0&&(Us(s.allow,{instancePath:n+
"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?Us.errors:e.concat(Us.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return vi.errors=e,r===0}var Af=wi,Df={$id:"workflow.schema.json",type:"object",properties:{params:{$ref:"v\
alue.schema.json#/$defs/params"},result:{$ref:"value.schema.json#/$defs/result"},when:{$ref:"shared.schema.json#/$defs/s1"},steps:{type:"array",items:{$ref:"val\
ue.schema.json#/$defs/step"}},onError:{type:"array",items:{$ref:"value.schema.json#/$defs/step"}},name:{type:"string"},description:{type:"string"},disabled:{const:!0},
allow:{$ref:"value.schema.json#/$defs/allow"}},required:["steps"],propertyNames:{enum:["params","result","when","steps","onError","name","description","disabled",
"allow"]}};function Xs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let i=s.length;for(let l=0;l<
i;l++)br(s[l],{instancePath:n+"/"+l,parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?br.errors:e.concat(br.errors),r=e.length)}else{let i={instancePath:n,
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return Xs.errors=e,r===0}function Js(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="type"||l==="schema"||l==="description")){let o={instancePath:n,keyword:"\
enum",params:{allowedValues:jt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0&&(ae(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||
(e=e===null?ae.errors:e.concat(ae.errors),r=e.length)),s.schema!==void 0&&(Q(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||
(e=e===null?Q.errors:e.concat(Q.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Js.errors=
e,r===0}function Qs(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==
null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===
r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return Qs.errors=e,r===0}function Oe(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Oe.errors=e,r===0}function el(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){
let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"\
enum",params:{allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"pr\
opertyNames",params:{propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/re\
ason",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===
null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return el.errors=e,r===0}function wi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.steps===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===
null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="params"||l==="result"||l==="when"||l==="steps"||l==="onError"||l==="name"||l==="description"||l==="di\
sabled"||l==="allow")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Df.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===
r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.params!==void 0&&(Xs(s.params,{instancePath:n+
"/params",parentData:s,parentDataProperty:"params",rootData:u})||(e=e===null?Xs.errors:e.concat(Xs.errors),r=e.length)),s.result!==void 0&&(Js(s.result,{instancePath:n+
"/result",parentData:s,parentDataProperty:"result",rootData:u})||(e=e===null?Js.errors:e.concat(Js.errors),r=e.length)),s.when!==void 0&&(Qs(s.when,{instancePath:n+
"/when",parentData:s,parentDataProperty:"when",rootData:u})||(e=e===null?Qs.errors:e.concat(Qs.errors),r=e.length)),s.steps!==void 0){let l=s.steps;if(Array.isArray(
l)){let p=l.length;for(let o=0;o<p;o++)Oe(l[o],{instancePath:n+"/steps/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),
r=e.length)}else{let p={instancePath:n+"/steps",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.onError!==void 0){let l=s.onError;if(Array.
isArray(l)){let p=l.length;for(let o=0;o<p;o++)Oe(l[o],{instancePath:n+"/onError/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?Oe.errors:e.concat(
Oe.errors),r=e.length)}else{let p={instancePath:n+"/onError",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.name!==void 0&&typeof s.name!=
"string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="st\
ring"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}s.allow!==void 0&&(el(s.allow,{instancePath:n+"/allow",parentData:s,
parentDataProperty:"allow",rootData:u})||(e=e===null?el.errors:e.concat(el.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return wi.errors=e,r===0}var Nf=ki,Ef={$id:"run.schema.json",type:"object",properties:{run:{type:"string"},when:{$ref:"shared.schem\
a.json#/$defs/s1"},with:{$ref:"value.schema.json#/$defs/arguments"}},required:["run"],propertyNames:{enum:["run","when","with"]}};function rl(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&
(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(
s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return rl.errors=e,r===0}function sl(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s)ye(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length);else{let i={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[i]:e.push(i),r++}return sl.errors=e,r===0}function ki(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.run===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"run"}};e===null?e=[l]:e.push(l),
r++}for(let l in s){let p=r;if(!(l==="run"||l==="when"||l==="with")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Ef.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.run!==
void 0&&typeof s.run!="string"){let l={instancePath:n+"/run",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.when!==void 0&&(rl(s.when,{instancePath:n+
"/when",parentData:s,parentDataProperty:"when",rootData:u})||(e=e===null?rl.errors:e.concat(rl.errors),r=e.length)),s.with!==void 0&&(sl(s.with,{instancePath:n+
"/with",parentData:s,parentDataProperty:"with",rootData:u})||(e=e===null?sl.errors:e.concat(sl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return ki.errors=e,r===0}var xf=bi;function ll(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return ll.errors=e,r===0}function bi(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.action===void 0){let i={instancePath:n,keyword:"\
required",params:{missingProperty:"action"}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(ll(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",
rootData:u})||(e=e===null?ll.errors:e.concat(ll.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let i={instancePath:n+"/action",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.disabled!==void 0&&s.disabled!==!0){let i={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[i]:e.push(i),r++}if(s.description!==void 0&&typeof s.description!="string"){let i={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return bi.errors=e,r===0}var zf=_i,
Fr={$id:"props-accordion.schema.json",type:"object",properties:{items:{type:"array",items:{type:"object",required:["id","label"],properties:{id:{type:"string",pattern:"\
^[a-z][A-Za-z0-9]*$"},label:{$ref:"shared.schema.json#/$defs/s0"},display:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"}},
propertyNames:{enum:["id","label","display","disabled"]}}},value:{$ref:"shared.schema.json#/$defs/s10"},type:{type:"string",enum:["single","multiple"]},collapsible:{
type:"boolean"},heading:{type:"string",enum:["none","h2","h3","h4","h5","h6"]},keepMounted:{type:"boolean"}},propertyNames:{enum:["items","value","type","collap\
sible","heading","keepMounted"]}},$t=new RegExp("^[a-z][A-Za-z0-9]*$","u");function nl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),
r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.
test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,
keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return nl.errors=e,r===0}function Ie(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"bo\
olean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}
return Ie.errors=e,r===0}function ol(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(Array.isArray(s)){let a=s.length;for(let m=0;m<a;m++)if(typeof s[m]!="string"){let v={instancePath:n+"/"+m,keyword:"type",params:{
type:"string"}};e===null?e=[v]:e.push(v),r++}}else{let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="e\
lse"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ol.errors=e,r===0}function _i(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s){let o=r;if(!(p==="items"||p==="v\
alue"||p==="type"||p==="collapsible"||p==="heading"||p==="keepMounted")){let f={instancePath:n,keyword:"enum",params:{allowedValues:Fr.propertyNames.enum},propertyName:p};
e===null?e=[f]:e.push(f),r++}var i=o===r;if(!i){let f={instancePath:n,keyword:"propertyNames",params:{propertyName:p}};e===null?e=[f]:e.push(f),r++}}if(s.items!==
void 0){let p=s.items;if(Array.isArray(p)){let o=p.length;for(let f=0;f<o;f++){let t=p[f];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let c={
instancePath:n+"/items/"+f,keyword:"required",params:{missingProperty:"id"}};e===null?e=[c]:e.push(c),r++}if(t.label===void 0){let c={instancePath:n+"/items/"+f,
keyword:"required",params:{missingProperty:"label"}};e===null?e=[c]:e.push(c),r++}for(let c in t){let a=r;if(!(c==="id"||c==="label"||c==="display"||c==="disabl\
ed")){let m={instancePath:n+"/items/"+f,keyword:"enum",params:{allowedValues:Fr.properties.items.items.propertyNames.enum},propertyName:c};e===null?e=[m]:e.push(
m),r++}var l=a===r;if(!l){let m={instancePath:n+"/items/"+f,keyword:"propertyNames",params:{propertyName:c}};e===null?e=[m]:e.push(m),r++}}if(t.id!==void 0){let c=t.
id;if(typeof c=="string"){if(!$t.test(c)){let a={instancePath:n+"/items/"+f+"/id",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*$"}};e===null?e=[a]:e.push(
a),r++}}else{let a={instancePath:n+"/items/"+f+"/id",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}t.label!==void 0&&(nl(t.label,{instancePath:n+
"/items/"+f+"/label",parentData:t,parentDataProperty:"label",rootData:u})||(e=e===null?nl.errors:e.concat(nl.errors),r=e.length)),t.display!==void 0&&(Ie(t.display,
{instancePath:n+"/items/"+f+"/display",parentData:t,parentDataProperty:"display",rootData:u})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),t.disabled!==
void 0&&(Ie(t.disabled,{instancePath:n+"/items/"+f+"/disabled",parentData:t,parentDataProperty:"disabled",rootData:u})||(e=e===null?Ie.errors:e.concat(Ie.errors),
r=e.length))}else{let c={instancePath:n+"/items/"+f,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:n+"/items",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.value!==void 0&&(ol(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||
(e=e===null?ol.errors:e.concat(ol.errors),r=e.length)),s.type!==void 0){let p=s.type;if(typeof p!="string"){let o={instancePath:n+"/type",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}if(!(p==="single"||p==="multiple")){let o={instancePath:n+"/type",keyword:"enum",params:{allowedValues:Fr.properties.
type.enum}};e===null?e=[o]:e.push(o),r++}}if(s.collapsible!==void 0&&typeof s.collapsible!="boolean"){let p={instancePath:n+"/collapsible",keyword:"type",params:{
type:"boolean"}};e===null?e=[p]:e.push(p),r++}if(s.heading!==void 0){let p=s.heading;if(typeof p!="string"){let o={instancePath:n+"/heading",keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}if(!(p==="none"||p==="h2"||p==="h3"||p==="h4"||p==="h5"||p==="h6")){let o={instancePath:n+"/heading",keyword:"enum",
params:{allowedValues:Fr.properties.heading.enum}};e===null?e=[o]:e.push(o),r++}}if(s.keepMounted!==void 0&&typeof s.keepMounted!="boolean"){let p={instancePath:n+
"/keepMounted",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}return _i.errors=e,r===0}var Lf=ji,Ot={$id:"props-base.schema.json",type:"object",properties:{tag:{type:"string",enum:["div","main","section",
"article","aside","header","footer","nav","ul","ol","li","dl","figure","figcaption","address","fieldset","legend","details","summary","blockquote","span"]},role:{
$ref:"shared.schema.json#/$defs/s11"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}},propertyNames:{enum:["tag","role","ariaLabel"]}},At={if:{type:"object",required:[
"formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["none","group","region","status","alert","list","listitem","toolbar","searc\
h","note","log","img"]}};function tl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(!(s==="none"||s==="group"||s==="region"||s==="status"||s==="alert"||s==="list"||s==="listitem"||s==="toolbar"||s==="search"||s==="note"||s==="log"||s==="img")){
let a={instancePath:n,keyword:"enum",params:{allowedValues:At.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return tl.errors=e,r===0}function il(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),
r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.
test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,
keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return il.errors=e,r===0}function ji(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="tag"||l==="role"||l==="ariaLabel")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Ot.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let p={instancePath:n+"/tag",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),r++}if(!(l==="div"||l==="main"||l==="section"||l==="article"||l==="aside"||l==="header"||l==="footer"||l==="nav"||l==="ul"||l==="ol"||l==="li"||l==="dl"||
l==="figure"||l==="figcaption"||l==="address"||l==="fieldset"||l==="legend"||l==="details"||l==="summary"||l==="blockquote"||l==="span")){let p={instancePath:n+
"/tag",keyword:"enum",params:{allowedValues:Ot.properties.tag.enum}};e===null?e=[p]:e.push(p),r++}}s.role!==void 0&&(tl(s.role,{instancePath:n+"/role",parentData:s,
parentDataProperty:"role",rootData:u})||(e=e===null?tl.errors:e.concat(tl.errors),r=e.length)),s.ariaLabel!==void 0&&(il(s.ariaLabel,{instancePath:n+"/ariaLabel",
parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?il.errors:e.concat(il.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return ji.errors=e,r===0}var qf=$i,Cf={$id:"props-button.schema.json",type:"object",properties:{text:{$ref:"shared.\
schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},buttonType:{$ref:"shared.schema.json#/$defs/s12"},disabled:{$ref:"shared.schema.json#/$d\
efs/s2"},loading:{$ref:"shared.schema.json#/$defs/s2"},pressed:{$ref:"shared.schema.json#/$defs/s2"},current:{$ref:"shared.schema.json#/$defs/s2"},tooltip:{$ref:"\
shared.schema.json#/$defs/s0"}},propertyNames:{enum:["text","ariaLabel","buttonType","disabled","loading","pressed","current","tooltip"]}};function ge(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&
(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,
k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),
r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={
instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="\
object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===
r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f=
"else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return ge.errors=e,r===0}var Vf={if:{type:"object",required:[
"formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["button","submit","reset","none"]}};function pl(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="button"||s==="submit"||s==="reset"||s==="none")){let a={
instancePath:n,keyword:"enum",params:{allowedValues:Vf.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"i\
f",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return pl.errors=e,r===0}function re(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?
e=[t]:e.push(t),r++}return re.errors=e,r===0}function $i(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="text"||l==="ariaLabel"||l==="buttonType"||l==="disabled"||l==="loading"||l==="pressed"||l==="curr\
ent"||l==="tooltip")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Cf.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;
if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}s.text!==void 0&&(ge(s.text,{instancePath:n+"/text",
parentData:s,parentDataProperty:"text",rootData:u})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.ariaLabel!==void 0&&(ge(s.ariaLabel,{instancePath:n+
"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length)),s.buttonType!==void 0&&(pl(s.buttonType,
{instancePath:n+"/buttonType",parentData:s,parentDataProperty:"buttonType",rootData:u})||(e=e===null?pl.errors:e.concat(pl.errors),r=e.length)),s.disabled!==void 0&&
(re(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.loading!==
void 0&&(re(s.loading,{instancePath:n+"/loading",parentData:s,parentDataProperty:"loading",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
s.pressed!==void 0&&(re(s.pressed,{instancePath:n+"/pressed",parentData:s,parentDataProperty:"pressed",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=
e.length)),s.current!==void 0&&(re(s.current,{instancePath:n+"/current",parentData:s,parentDataProperty:"current",rootData:u})||(e=e===null?re.errors:e.concat(re.
errors),r=e.length)),s.tooltip!==void 0&&(ge(s.tooltip,{instancePath:n+"/tooltip",parentData:s,parentDataProperty:"tooltip",rootData:u})||(e=e===null?ge.errors:
e.concat(ge.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return $i.errors=e,r===0}var Kf=Di,
It={$id:"props-checkbox.schema.json",type:"object",properties:{value:{$ref:"shared.schema.json#/$defs/s2"},label:{$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{
$ref:"shared.schema.json#/$defs/s0"},hint:{$ref:"shared.schema.json#/$defs/s0"},error:{$ref:"shared.schema.json#/$defs/s0"},appearance:{type:"string",enum:["che\
ckbox","switch"]},required:{$ref:"shared.schema.json#/$defs/s2"},readonly:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"},indeterminate:{
$ref:"shared.schema.json#/$defs/s2"},size:{$ref:"shared.schema.json#/$defs/s3"},color:{$ref:"shared.schema.json#/$defs/s3"},icon:{type:"string"},containerPosition:{
$ref:"shared.schema.json#/$defs/s13"}},propertyNames:{enum:["value","label","ariaLabel","hint","error","appearance","required","readonly","disabled","indetermin\
ate","size","color","icon","containerPosition"]}};function U(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;
if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"bo\
olean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}
return U.errors=e,r===0}function se(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;
r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"patte\
rn",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};
e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){
let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{
let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="st\
ring"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E=
"else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};
e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return se.
errors=e,r===0}function Te(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Te.errors=e,r===0}var Ai={if:{
type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["right","left","top","bottom"]}};function fl(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="right"||s==="left"||s==="top"||s==="bottom")){let a={
instancePath:n,keyword:"enum",params:{allowedValues:Ai.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"i\
f",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return fl.errors=e,r===0}function Di(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="value"||l==="label"||l==="ariaLabel"||l==="hint"||l==="error"||l===
"appearance"||l==="required"||l==="readonly"||l==="disabled"||l==="indeterminate"||l==="size"||l==="color"||l==="icon"||l==="containerPosition")){let o={instancePath:n,
keyword:"enum",params:{allowedValues:It.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.value!==void 0&&(U(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",
rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.label!==void 0&&(se(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",
rootData:u})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.ariaLabel!==void 0&&(se(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"\
ariaLabel",rootData:u})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.hint!==void 0&&(se(s.hint,{instancePath:n+"/hint",parentData:s,parentDataProperty:"\
hint",rootData:u})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.error!==void 0&&(se(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"\
error",rootData:u})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.appearance!==void 0){let l=s.appearance;if(typeof l!="string"){let p={instancePath:n+
"/appearance",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="checkbox"||l==="switch")){let p={instancePath:n+"/appearance",keyword:"\
enum",params:{allowedValues:It.properties.appearance.enum}};e===null?e=[p]:e.push(p),r++}}if(s.required!==void 0&&(U(s.required,{instancePath:n+"/required",parentData:s,
parentDataProperty:"required",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.readonly!==void 0&&(U(s.readonly,{instancePath:n+"/readonly",
parentData:s,parentDataProperty:"readonly",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.disabled!==void 0&&(U(s.disabled,{instancePath:n+
"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.indeterminate!==void 0&&(U(s.indeterminate,
{instancePath:n+"/indeterminate",parentData:s,parentDataProperty:"indeterminate",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.size!==void 0&&
(Te(s.size,{instancePath:n+"/size",parentData:s,parentDataProperty:"size",rootData:u})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.color!==void 0&&
(Te(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:u})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length)),s.icon!==void 0&&
typeof s.icon!="string"){let l={instancePath:n+"/icon",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.containerPosition!==void 0&&(fl(s.containerPosition,
{instancePath:n+"/containerPosition",parentData:s,parentDataProperty:"containerPosition",rootData:u})||(e=e===null?fl.errors:e.concat(fl.errors),r=e.length))}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Di.errors=e,r===0}var Ff=xi,Tt={$id:"props-columns.schema.json",
type:"object",properties:{tag:{type:"string",enum:["div","main","section","article","aside","header","footer","nav","ul","ol","li","dl","figure","figcaption","a\
ddress","fieldset","legend","details","summary","blockquote","span"]},role:{$ref:"shared.schema.json#/$defs/s11"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},
type:{$ref:"shared.schema.json#/$defs/s14"},lengthInUnit:{$ref:"shared.schema.json#/$defs/s15"},grid:{$ref:"shared.schema.json#/$defs/s16"},justifyContent:{$ref:"\
shared.schema.json#/$defs/s17"},alignItems:{$ref:"shared.schema.json#/$defs/s18"},rowGap:{$ref:"shared.schema.json#/$defs/s3"},columnGap:{$ref:"shared.schema.js\
on#/$defs/s3"},reverse:{$ref:"shared.schema.json#/$defs/s2"},pushLast:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{enum:["tag","role","ariaLabel","type",
"lengthInUnit","grid","justifyContent","alignItems","rowGap","columnGap","reverse","pushLast"]}};function ul(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="group"||s==="region"||s==="status"||s==="alert"||s==="list"||s==="list\
item"||s==="toolbar"||s==="search"||s==="note"||s==="log"||s==="img")){let a={instancePath:n,keyword:"enum",params:{allowedValues:At.else.enum}};e===null?e=[a]:
e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ul.errors=e,r===
0}function al(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===
r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=
v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[\
A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(
w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,
x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?
e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===
r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return al.errors=e,r===0}var Zf={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["columns","rows","mosaic"]}};function cl(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="columns"||s==="rows"||s==="mosaic")){let a={instancePath:n,
keyword:"enum",params:{allowedValues:Zf.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return cl.errors=e,r===0}function yl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.
push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return yl.errors=e,r===0}function ml(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(Array.isArray(s)){if(s.length>12){let m={instancePath:n,keyword:"maxItems",params:{limit:12}};e===null?e=[m]:e.push(m),r++}let a=s.
length;for(let m=0;m<a;m++){let v=s[m];if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let k={instancePath:n+"/"+m,keyword:"type",params:{type:"intege\
r"}};e===null?e=[k]:e.push(k),r++}if(typeof v=="number"&&isFinite(v)){if(v>12||isNaN(v)){let k={instancePath:n+"/"+m,keyword:"maximum",params:{comparison:"<=",limit:12}};
e===null?e=[k]:e.push(k),r++}if(v<1||isNaN(v)){let k={instancePath:n+"/"+m,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[k]:e.push(k),r++}}}}else{
let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{
failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ml.errors=e,r===0}var Ni={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/fo\
rmula"},else:{type:"string",enum:["flex-start","center","flex-end","space-between","space-around","space-evenly","stretch"]}};function dl(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="flex-start"||s==="center"||s==="flex-end"||s==="sp\
ace-between"||s==="space-around"||s==="space-evenly"||s==="stretch")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Ni.else.enum}};e===null?e=[a]:e.
push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return dl.errors=e,r===0}
var Ei={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["flex-start","center","flex-end","stret\
ch","baseline"]}};function hl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(!(s==="flex-start"||s==="center"||s==="flex-end"||s==="stretch"||s==="baseline")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Ei.else.enum}};e===
null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return hl.errors=
e,r===0}function Se(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===
r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Se.errors=e,r===0}function Me(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Me.errors=e,r===0}function xi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="tag"||l==="role"||l==="ariaLabel"||l==="type"||l==="lengthInUnit"||
l==="grid"||l==="justifyContent"||l==="alignItems"||l==="rowGap"||l==="columnGap"||l==="reverse"||l==="pushLast")){let o={instancePath:n,keyword:"enum",params:{
allowedValues:Tt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[o]:e.push(o),r++}}if(s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let p={instancePath:n+"/tag",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),r++}if(!(l==="div"||l==="main"||l==="section"||l==="article"||l==="aside"||l==="header"||l==="footer"||l==="nav"||l==="ul"||l==="ol"||l==="li"||
l==="dl"||l==="figure"||l==="figcaption"||l==="address"||l==="fieldset"||l==="legend"||l==="details"||l==="summary"||l==="blockquote"||l==="span")){let p={instancePath:n+
"/tag",keyword:"enum",params:{allowedValues:Tt.properties.tag.enum}};e===null?e=[p]:e.push(p),r++}}s.role!==void 0&&(ul(s.role,{instancePath:n+"/role",parentData:s,
parentDataProperty:"role",rootData:u})||(e=e===null?ul.errors:e.concat(ul.errors),r=e.length)),s.ariaLabel!==void 0&&(al(s.ariaLabel,{instancePath:n+"/ariaLabel",
parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?al.errors:e.concat(al.errors),r=e.length)),s.type!==void 0&&(cl(s.type,{instancePath:n+"/t\
ype",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?cl.errors:e.concat(cl.errors),r=e.length)),s.lengthInUnit!==void 0&&(yl(s.lengthInUnit,{instancePath:n+
"/lengthInUnit",parentData:s,parentDataProperty:"lengthInUnit",rootData:u})||(e=e===null?yl.errors:e.concat(yl.errors),r=e.length)),s.grid!==void 0&&(ml(s.grid,
{instancePath:n+"/grid",parentData:s,parentDataProperty:"grid",rootData:u})||(e=e===null?ml.errors:e.concat(ml.errors),r=e.length)),s.justifyContent!==void 0&&(dl(
s.justifyContent,{instancePath:n+"/justifyContent",parentData:s,parentDataProperty:"justifyContent",rootData:u})||(e=e===null?dl.errors:e.concat(dl.errors),r=e.
length)),s.alignItems!==void 0&&(hl(s.alignItems,{instancePath:n+"/alignItems",parentData:s,parentDataProperty:"alignItems",rootData:u})||(e=e===null?hl.errors:
e.concat(hl.errors),r=e.length)),s.rowGap!==void 0&&(Se(s.rowGap,{instancePath:n+"/rowGap",parentData:s,parentDataProperty:"rowGap",rootData:u})||(e=e===null?Se.
errors:e.concat(Se.errors),r=e.length)),s.columnGap!==void 0&&(Se(s.columnGap,{instancePath:n+"/columnGap",parentData:s,parentDataProperty:"columnGap",rootData:u})||
(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.reverse!==void 0&&(Me(s.reverse,{instancePath:n+"/reverse",parentData:s,parentDataProperty:"reverse",rootData:u})||
(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),s.pushLast!==void 0&&(Me(s.pushLast,{instancePath:n+"/pushLast",parentData:s,parentDataProperty:"pushLast",
rootData:u})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),
r++}return xi.errors=e,r===0}var Pf=Li,zr={$id:"props-data-grid.schema.json",type:"object",properties:{data:{$ref:"shared.schema.json#/$defs/s19"},dataIdPath:{type:"\
string"},columns:{type:"array",items:{type:"object",required:["id"],properties:{id:{type:"string",pattern:"^[a-z][A-Za-z0-9]*$"},name:{$ref:"shared.schema.json#\
/$defs/s0"},type:{type:"string",enum:["value","custom"]},path:{type:"string"},sortKey:{type:"string"},width:{type:"string"},display:{$ref:"shared.schema.json#/$\
defs/s2"},sortable:{type:"boolean"},align:{type:"string",enum:["start","center","end"]},hideOn:{type:"array",items:{type:"string",enum:["tablet","mobile"]}}},propertyNames:{
enum:["id","name","type","path","sortKey","width","display","sortable","align","hideOn"]}}},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},selectable:{$ref:"sh\
ared.schema.json#/$defs/s2"},selectAllLabel:{$ref:"shared.schema.json#/$defs/s0"},selectRowLabel:{$ref:"shared.schema.json#/$defs/s0"},selectColumnWidth:{type:"\
string"},displayHeader:{$ref:"shared.schema.json#/$defs/s2"},hasStickyHeader:{$ref:"shared.schema.json#/$defs/s2"},alternateBackground:{$ref:"shared.schema.json\
#/$defs/s2"},verticalAlignment:{$ref:"shared.schema.json#/$defs/s20"},rowHeight:{$ref:"shared.schema.json#/$defs/s3"},sortName:{$ref:"shared.schema.json#/$defs/\
s21"},sortOrder:{$ref:"shared.schema.json#/$defs/s22"},isFetching:{$ref:"shared.schema.json#/$defs/s2"},skeletonRows:{$ref:"shared.schema.json#/$defs/s23"},emptyText:{
$ref:"shared.schema.json#/$defs/s0"},currentId:{$ref:"shared.schema.json#/$defs/s24"}},propertyNames:{enum:["data","dataIdPath","columns","ariaLabel","selectabl\
e","selectAllLabel","selectRowLabel","selectColumnWidth","displayHeader","hasStickyHeader","alternateBackground","verticalAlignment","rowHeight","sortName","sor\
tOrder","isFetching","skeletonRows","emptyText","currentId"]}};function gl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!Array.isArray(s)){let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="el\
se"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return gl.errors=e,r===0}function X(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formul\
a")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,
A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}
for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={
instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="\
object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===
r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f=
"else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return X.errors=e,r===0}function H(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return H.errors=e,r===0}var Of={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.jso\
n#/$defs/formula"},else:{type:"string",enum:["top","middle","bottom"]}};function vl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};
e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="top"||s==="middle"||s==="bottom")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Of.else.enum}};e===
null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return vl.errors=
e,r===0}function wl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===
r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return wl.errors=e,r===0}var zi={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:["string","null"]}};function kl(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"&&s!==null){let a={
instancePath:n,keyword:"type",params:{type:zi.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{
failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return kl.errors=e,r===0}var St={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/fo\
rmula"},else:{type:["string","null"],enum:["ASC","DESC",null]}};function bl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};
e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"&&s!==null){let a={instancePath:n,keyword:"type",
params:{type:St.else.type}};e===null?e=[a]:e.push(a),r++}if(!(s==="ASC"||s==="DESC"||s===null)){let a={instancePath:n,keyword:"enum",params:{allowedValues:St.else.
enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return bl.
errors=e,r===0}function _l(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>50||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:50}};e===null?e=[a]:
e.push(a),r++}if(s<1||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="else"}
if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return _l.errors=e,r===0}var Dt={if:{type:"object",required:["\
formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:["string","number","null"]}};function jl(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&s!==null){let a={instancePath:n,keyword:"type",params:{type:Dt.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){
let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return jl.errors=e,r===0}function Li(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let p in s){let o=r;if(!(p==="data"||p==="dataIdPath"||p===
"columns"||p==="ariaLabel"||p==="selectable"||p==="selectAllLabel"||p==="selectRowLabel"||p==="selectColumnWidth"||p==="displayHeader"||p==="hasStickyHeader"||p===
"alternateBackground"||p==="verticalAlignment"||p==="rowHeight"||p==="sortName"||p==="sortOrder"||p==="isFetching"||p==="skeletonRows"||p==="emptyText"||p==="cu\
rrentId")){let f={instancePath:n,keyword:"enum",params:{allowedValues:zr.propertyNames.enum},propertyName:p};e===null?e=[f]:e.push(f),r++}var i=o===r;if(!i){let f={
instancePath:n,keyword:"propertyNames",params:{propertyName:p}};e===null?e=[f]:e.push(f),r++}}if(s.data!==void 0&&(gl(s.data,{instancePath:n+"/data",parentData:s,
parentDataProperty:"data",rootData:u})||(e=e===null?gl.errors:e.concat(gl.errors),r=e.length)),s.dataIdPath!==void 0&&typeof s.dataIdPath!="string"){let p={instancePath:n+
"/dataIdPath",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.columns!==void 0){let p=s.columns;if(Array.isArray(p)){let o=p.length;for(let f=0;f<
o;f++){let t=p[f];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let c={instancePath:n+"/columns/"+f,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[c]:e.push(c),r++}for(let c in t){let a=r;if(!(c==="id"||c==="name"||c==="type"||c==="path"||c==="sortKey"||c==="width"||c==="display"||c==="so\
rtable"||c==="align"||c==="hideOn")){let m={instancePath:n+"/columns/"+f,keyword:"enum",params:{allowedValues:zr.properties.columns.items.propertyNames.enum},propertyName:c};
e===null?e=[m]:e.push(m),r++}var l=a===r;if(!l){let m={instancePath:n+"/columns/"+f,keyword:"propertyNames",params:{propertyName:c}};e===null?e=[m]:e.push(m),r++}}
if(t.id!==void 0){let c=t.id;if(typeof c=="string"){if(!$t.test(c)){let a={instancePath:n+"/columns/"+f+"/id",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-\
9]*$"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/columns/"+f+"/id",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}if(t.name!==
void 0&&(X(t.name,{instancePath:n+"/columns/"+f+"/name",parentData:t,parentDataProperty:"name",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),
t.type!==void 0){let c=t.type;if(typeof c!="string"){let a={instancePath:n+"/columns/"+f+"/type",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),
r++}if(!(c==="value"||c==="custom")){let a={instancePath:n+"/columns/"+f+"/type",keyword:"enum",params:{allowedValues:zr.properties.columns.items.properties.type.
enum}};e===null?e=[a]:e.push(a),r++}}if(t.path!==void 0&&typeof t.path!="string"){let c={instancePath:n+"/columns/"+f+"/path",keyword:"type",params:{type:"strin\
g"}};e===null?e=[c]:e.push(c),r++}if(t.sortKey!==void 0&&typeof t.sortKey!="string"){let c={instancePath:n+"/columns/"+f+"/sortKey",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}if(t.width!==void 0&&typeof t.width!="string"){let c={instancePath:n+"/columns/"+f+"/width",keyword:"type",params:{type:"\
string"}};e===null?e=[c]:e.push(c),r++}if(t.display!==void 0&&(H(t.display,{instancePath:n+"/columns/"+f+"/display",parentData:t,parentDataProperty:"display",rootData:u})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),t.sortable!==void 0&&typeof t.sortable!="boolean"){let c={instancePath:n+"/columns/"+f+"/sortable",keyword:"\
type",params:{type:"boolean"}};e===null?e=[c]:e.push(c),r++}if(t.align!==void 0){let c=t.align;if(typeof c!="string"){let a={instancePath:n+"/columns/"+f+"/alig\
n",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(c==="start"||c==="center"||c==="end")){let a={instancePath:n+"/columns/"+f+"/align",
keyword:"enum",params:{allowedValues:zr.properties.columns.items.properties.align.enum}};e===null?e=[a]:e.push(a),r++}}if(t.hideOn!==void 0){let c=t.hideOn;if(Array.
isArray(c)){let a=c.length;for(let m=0;m<a;m++){let v=c[m];if(typeof v!="string"){let k={instancePath:n+"/columns/"+f+"/hideOn/"+m,keyword:"type",params:{type:"\
string"}};e===null?e=[k]:e.push(k),r++}if(!(v==="tablet"||v==="mobile")){let k={instancePath:n+"/columns/"+f+"/hideOn/"+m,keyword:"enum",params:{allowedValues:zr.
properties.columns.items.properties.hideOn.items.enum}};e===null?e=[k]:e.push(k),r++}}}else{let a={instancePath:n+"/columns/"+f+"/hideOn",keyword:"type",params:{
type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let c={instancePath:n+"/columns/"+f,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{
let o={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.ariaLabel!==void 0&&(X(s.ariaLabel,{instancePath:n+"/a\
riaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.selectable!==void 0&&(H(s.selectable,
{instancePath:n+"/selectable",parentData:s,parentDataProperty:"selectable",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.selectAllLabel!==
void 0&&(X(s.selectAllLabel,{instancePath:n+"/selectAllLabel",parentData:s,parentDataProperty:"selectAllLabel",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),
r=e.length)),s.selectRowLabel!==void 0&&(X(s.selectRowLabel,{instancePath:n+"/selectRowLabel",parentData:s,parentDataProperty:"selectRowLabel",rootData:u})||(e=
e===null?X.errors:e.concat(X.errors),r=e.length)),s.selectColumnWidth!==void 0&&typeof s.selectColumnWidth!="string"){let p={instancePath:n+"/selectColumnWidth",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}s.displayHeader!==void 0&&(H(s.displayHeader,{instancePath:n+"/displayHeader",parentData:s,parentDataProperty:"\
displayHeader",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.hasStickyHeader!==void 0&&(H(s.hasStickyHeader,{instancePath:n+"/hasStickyHe\
ader",parentData:s,parentDataProperty:"hasStickyHeader",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.alternateBackground!==void 0&&(H(s.
alternateBackground,{instancePath:n+"/alternateBackground",parentData:s,parentDataProperty:"alternateBackground",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),
r=e.length)),s.verticalAlignment!==void 0&&(vl(s.verticalAlignment,{instancePath:n+"/verticalAlignment",parentData:s,parentDataProperty:"verticalAlignment",rootData:u})||
(e=e===null?vl.errors:e.concat(vl.errors),r=e.length)),s.rowHeight!==void 0&&(wl(s.rowHeight,{instancePath:n+"/rowHeight",parentData:s,parentDataProperty:"rowHe\
ight",rootData:u})||(e=e===null?wl.errors:e.concat(wl.errors),r=e.length)),s.sortName!==void 0&&(kl(s.sortName,{instancePath:n+"/sortName",parentData:s,parentDataProperty:"\
sortName",rootData:u})||(e=e===null?kl.errors:e.concat(kl.errors),r=e.length)),s.sortOrder!==void 0&&(bl(s.sortOrder,{instancePath:n+"/sortOrder",parentData:s,parentDataProperty:"\
sortOrder",rootData:u})||(e=e===null?bl.errors:e.concat(bl.errors),r=e.length)),s.isFetching!==void 0&&(H(s.isFetching,{instancePath:n+"/isFetching",parentData:s,
parentDataProperty:"isFetching",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.skeletonRows!==void 0&&(_l(s.skeletonRows,{instancePath:n+"\
/skeletonRows",parentData:s,parentDataProperty:"skeletonRows",rootData:u})||(e=e===null?_l.errors:e.concat(_l.errors),r=e.length)),s.emptyText!==void 0&&(X(s.emptyText,
{instancePath:n+"/emptyText",parentData:s,parentDataProperty:"emptyText",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.currentId!==void 0&&
(jl(s.currentId,{instancePath:n+"/currentId",parentData:s,parentDataProperty:"currentId",rootData:u})||(e=e===null?jl.errors:e.concat(jl.errors),r=e.length))}else{
let p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Li.errors=e,r===0}var If=qi,wt={$id:"props-date.schema.json",type:"\
object",properties:{date:{$ref:"shared.schema.json#/$defs/s21"},format:{type:"string",enum:["DD/MM/YYYY","DD/MM/YY","DD/MM/YY HH:mm","DD/MM/YY HH:mm:ss","HH:mm",
"MMMM D, YYYY","MMM D, YYYY","h:mm A","h:mm:ss A","MMM D, YYYY h:mm A","ddd, MMM D, YYYY h:mm A","custom"]},customFormat:{type:"string"},tag:{type:"string",enum:[
"time","span","p","div"]},emptyText:{$ref:"shared.schema.json#/$defs/s0"}},propertyNames:{enum:["date","format","customFormat","tag","emptyText"]}};function $l(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);
let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="t\
hen"}else{let t=r;if(typeof s!="string"&&s!==null){let a={instancePath:n,keyword:"type",params:{type:zi.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,
f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return $l.errors=e,r===0}function Al(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&
(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,
k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),
r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={
instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="\
object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===
r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f=
"else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return Al.errors=e,r===0}function qi(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="date"||l==="fo\
rmat"||l==="customFormat"||l==="tag"||l==="emptyText")){let o={instancePath:n,keyword:"enum",params:{allowedValues:wt.propertyNames.enum},propertyName:l};e===null?
e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.date!==void 0&&
($l(s.date,{instancePath:n+"/date",parentData:s,parentDataProperty:"date",rootData:u})||(e=e===null?$l.errors:e.concat($l.errors),r=e.length)),s.format!==void 0){
let l=s.format;if(typeof l!="string"){let p={instancePath:n+"/format",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="DD/MM/YYYY"||
l==="DD/MM/YY"||l==="DD/MM/YY HH:mm"||l==="DD/MM/YY HH:mm:ss"||l==="HH:mm"||l==="MMMM D, YYYY"||l==="MMM D, YYYY"||l==="h:mm A"||l==="h:mm:ss A"||l==="MMM D, YY\
YY h:mm A"||l==="ddd, MMM D, YYYY h:mm A"||l==="custom")){let p={instancePath:n+"/format",keyword:"enum",params:{allowedValues:wt.properties.format.enum}};e===null?
e=[p]:e.push(p),r++}}if(s.customFormat!==void 0&&typeof s.customFormat!="string"){let l={instancePath:n+"/customFormat",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let p={instancePath:n+"/tag",keyword:"type",params:{type:"string"}};e===null?e=[p]:
e.push(p),r++}if(!(l==="time"||l==="span"||l==="p"||l==="div")){let p={instancePath:n+"/tag",keyword:"enum",params:{allowedValues:wt.properties.tag.enum}};e===null?
e=[p]:e.push(p),r++}}s.emptyText!==void 0&&(Al(s.emptyText,{instancePath:n+"/emptyText",parentData:s,parentDataProperty:"emptyText",rootData:u})||(e=e===null?Al.
errors:e.concat(Al.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return qi.errors=e,r===0}
var Tf=Ci,Lr={$id:"props-dropdown.schema.json",type:"object",properties:{triggerType:{type:"string",enum:["click","hover","right-click"]},kind:{type:"string",enum:[
"panel","menu"]},position:{type:"string",enum:["top","right","bottom","left"]},alignment:{type:"string",enum:["start","center","end"]},offsetX:{$ref:"shared.sch\
ema.json#/$defs/s3"},offsetY:{$ref:"shared.schema.json#/$defs/s3"},zIndex:{$ref:"shared.schema.json#/$defs/s6"},disabled:{$ref:"shared.schema.json#/$defs/s2"},animated:{
$ref:"shared.schema.json#/$defs/s2"},closeOnClick:{type:"boolean"},matchWidth:{type:"boolean"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}},propertyNames:{enum:[
"triggerType","kind","position","alignment","offsetX","offsetY","zIndex","disabled","animated","closeOnClick","matchWidth","ariaLabel"]}};function Re(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Re.errors=e,r===0}function Dl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return Dl.errors=e,r===0}function Ye(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"bo\
olean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}
return Ye.errors=e,r===0}function Nl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;
r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"patte\
rn",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};
e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){
let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{
let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="st\
ring"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E=
"else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};
e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return Nl.
errors=e,r===0}function Ci(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let l in s){let p=r;if(!(l==="triggerType"||l==="kind"||l==="position"||l==="alignment"||l==="offsetX"||l==="offsetY"||l==="zIndex"||l==="disabled"||l==="an\
imated"||l==="closeOnClick"||l==="matchWidth"||l==="ariaLabel")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Lr.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.triggerType!==
void 0){let l=s.triggerType;if(typeof l!="string"){let p={instancePath:n+"/triggerType",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l===
"click"||l==="hover"||l==="right-click")){let p={instancePath:n+"/triggerType",keyword:"enum",params:{allowedValues:Lr.properties.triggerType.enum}};e===null?e=
[p]:e.push(p),r++}}if(s.kind!==void 0){let l=s.kind;if(typeof l!="string"){let p={instancePath:n+"/kind",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.
push(p),r++}if(!(l==="panel"||l==="menu")){let p={instancePath:n+"/kind",keyword:"enum",params:{allowedValues:Lr.properties.kind.enum}};e===null?e=[p]:e.push(p),
r++}}if(s.position!==void 0){let l=s.position;if(typeof l!="string"){let p={instancePath:n+"/position",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),r++}if(!(l==="top"||l==="right"||l==="bottom"||l==="left")){let p={instancePath:n+"/position",keyword:"enum",params:{allowedValues:Lr.properties.position.enum}};
e===null?e=[p]:e.push(p),r++}}if(s.alignment!==void 0){let l=s.alignment;if(typeof l!="string"){let p={instancePath:n+"/alignment",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="start"||l==="center"||l==="end")){let p={instancePath:n+"/alignment",keyword:"enum",params:{allowedValues:Lr.properties.
alignment.enum}};e===null?e=[p]:e.push(p),r++}}if(s.offsetX!==void 0&&(Re(s.offsetX,{instancePath:n+"/offsetX",parentData:s,parentDataProperty:"offsetX",rootData:u})||
(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s.offsetY!==void 0&&(Re(s.offsetY,{instancePath:n+"/offsetY",parentData:s,parentDataProperty:"offsetY",rootData:u})||
(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),s.zIndex!==void 0&&(Dl(s.zIndex,{instancePath:n+"/zIndex",parentData:s,parentDataProperty:"zIndex",rootData:u})||
(e=e===null?Dl.errors:e.concat(Dl.errors),r=e.length)),s.disabled!==void 0&&(Ye(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",
rootData:u})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s.animated!==void 0&&(Ye(s.animated,{instancePath:n+"/animated",parentData:s,parentDataProperty:"\
animated",rootData:u})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s.closeOnClick!==void 0&&typeof s.closeOnClick!="boolean"){let l={instancePath:n+
"/closeOnClick",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.matchWidth!==void 0&&typeof s.matchWidth!="boolean"){let l={instancePath:n+
"/matchWidth",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.ariaLabel!==void 0&&(Nl(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,
parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?Nl.errors:e.concat(Nl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[l]:e.push(l),r++}return Ci.errors=e,r===0}var Sf=Vi,Mt={$id:"props-expandable-section.schema.json",type:"object",properties:{value:{$ref:"shar\
ed.schema.json#/$defs/s2"},text:{$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},heading:{type:"string",enum:["none","h2","\
h3","h4","h5","h6"]},caretIcon:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"},keepMounted:{type:"boolean"}},propertyNames:{
enum:["value","text","ariaLabel","heading","caretIcon","disabled","keepMounted"]}};function ve(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?
e=[t]:e.push(t),r++}return ve.errors=e,r===0}function He(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.
push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[
j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={
instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"\
string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.
push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};
e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,
E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?
e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===
null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return He.errors=e,r===0}function Vi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="value"||l==="text"||l==="ariaLabel"||l==="heading"||l==="caretIcon"||l==="disabled"||l===
"keepMounted")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Mt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){
let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.value!==void 0&&(ve(s.value,{instancePath:n+"/value",parentData:s,
parentDataProperty:"value",rootData:u})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.text!==void 0&&(He(s.text,{instancePath:n+"/text",parentData:s,
parentDataProperty:"text",rootData:u})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),s.ariaLabel!==void 0&&(He(s.ariaLabel,{instancePath:n+"/ariaLabel",
parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),s.heading!==void 0){let l=s.heading;if(typeof l!=
"string"){let p={instancePath:n+"/heading",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="none"||l==="h2"||l==="h3"||l==="h4"||l===
"h5"||l==="h6")){let p={instancePath:n+"/heading",keyword:"enum",params:{allowedValues:Mt.properties.heading.enum}};e===null?e=[p]:e.push(p),r++}}if(s.caretIcon!==
void 0&&(ve(s.caretIcon,{instancePath:n+"/caretIcon",parentData:s,parentDataProperty:"caretIcon",rootData:u})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),
s.disabled!==void 0&&(ve(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?ve.errors:e.concat(ve.errors),
r=e.length)),s.keepMounted!==void 0&&typeof s.keepMounted!="boolean"){let l={instancePath:n+"/keepMounted",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:
e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Vi.errors=e,r===0}var Mf=Ki,Rt={$id:"props-\
flexbox.schema.json",type:"object",properties:{tag:{type:"string",enum:["div","main","section","article","aside","header","footer","nav","ul","ol","li","dl","fi\
gure","figcaption","address","fieldset","legend","details","summary","blockquote","span"]},role:{$ref:"shared.schema.json#/$defs/s11"},ariaLabel:{$ref:"shared.s\
chema.json#/$defs/s0"},direction:{$ref:"shared.schema.json#/$defs/s25"},wrap:{$ref:"shared.schema.json#/$defs/s2"},justifyContent:{$ref:"shared.schema.json#/$de\
fs/s17"},alignItems:{$ref:"shared.schema.json#/$defs/s18"},rowGap:{$ref:"shared.schema.json#/$defs/s3"},columnGap:{$ref:"shared.schema.json#/$defs/s3"},reverse:{
$ref:"shared.schema.json#/$defs/s2"},pushLast:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{enum:["tag","role","ariaLabel","direction","wrap","justifyCo\
ntent","alignItems","rowGap","columnGap","reverse","pushLast"]}};function El(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};
e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="group"||s==="region"||s==="status"||s==="alert"||s==="list"||s==="listitem"||s==="toolbar"||s==="se\
arch"||s==="note"||s==="log"||s==="img")){let a={instancePath:n,keyword:"enum",params:{allowedValues:At.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,
f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return El.errors=e,r===0}function xl(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&
(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,
k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),
r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={
instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="\
object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===
r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f=
"else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return xl.errors=e,r===0}var Rf={if:{type:"object",required:[
"formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["row","column"]}};function zl(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="row"||s==="column")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Rf.
else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),
r++}return zl.errors=e,r===0}function we(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),
r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return we.errors=e,r===0}function Ll(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);
let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="t\
hen"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="flex-start"||s==="c\
enter"||s==="flex-end"||s==="space-between"||s==="space-around"||s==="space-evenly"||s==="stretch")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Ni.
else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),
r++}return Ll.errors=e,r===0}function ql(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(!(s==="flex-start"||s==="center"||s==="flex-end"||s==="stretch"||s==="baseline")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Ei.else.enum}};e===
null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ql.errors=
e,r===0}function We(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===
r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return We.errors=e,r===0}function Ki(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="tag"||l==="rol\
e"||l==="ariaLabel"||l==="direction"||l==="wrap"||l==="justifyContent"||l==="alignItems"||l==="rowGap"||l==="columnGap"||l==="reverse"||l==="pushLast")){let o={
instancePath:n,keyword:"enum",params:{allowedValues:Rt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let p={instancePath:n+"/tag",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="div"||l==="main"||l==="section"||l==="article"||l==="aside"||l==="header"||l==="fo\
oter"||l==="nav"||l==="ul"||l==="ol"||l==="li"||l==="dl"||l==="figure"||l==="figcaption"||l==="address"||l==="fieldset"||l==="legend"||l==="details"||l==="summa\
ry"||l==="blockquote"||l==="span")){let p={instancePath:n+"/tag",keyword:"enum",params:{allowedValues:Rt.properties.tag.enum}};e===null?e=[p]:e.push(p),r++}}s.role!==
void 0&&(El(s.role,{instancePath:n+"/role",parentData:s,parentDataProperty:"role",rootData:u})||(e=e===null?El.errors:e.concat(El.errors),r=e.length)),s.ariaLabel!==
void 0&&(xl(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?xl.errors:e.concat(xl.errors),r=e.length)),
s.direction!==void 0&&(zl(s.direction,{instancePath:n+"/direction",parentData:s,parentDataProperty:"direction",rootData:u})||(e=e===null?zl.errors:e.concat(zl.errors),
r=e.length)),s.wrap!==void 0&&(we(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:u})||(e=e===null?we.errors:e.concat(we.errors),
r=e.length)),s.justifyContent!==void 0&&(Ll(s.justifyContent,{instancePath:n+"/justifyContent",parentData:s,parentDataProperty:"justifyContent",rootData:u})||(e=
e===null?Ll.errors:e.concat(Ll.errors),r=e.length)),s.alignItems!==void 0&&(ql(s.alignItems,{instancePath:n+"/alignItems",parentData:s,parentDataProperty:"align\
Items",rootData:u})||(e=e===null?ql.errors:e.concat(ql.errors),r=e.length)),s.rowGap!==void 0&&(We(s.rowGap,{instancePath:n+"/rowGap",parentData:s,parentDataProperty:"\
rowGap",rootData:u})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s.columnGap!==void 0&&(We(s.columnGap,{instancePath:n+"/columnGap",parentData:s,parentDataProperty:"\
columnGap",rootData:u})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),s.reverse!==void 0&&(we(s.reverse,{instancePath:n+"/reverse",parentData:s,parentDataProperty:"\
reverse",rootData:u})||(e=e===null?we.errors:e.concat(we.errors),r=e.length)),s.pushLast!==void 0&&(we(s.pushLast,{instancePath:n+"/pushLast",parentData:s,parentDataProperty:"\
pushLast",rootData:u})||(e=e===null?we.errors:e.concat(we.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return Ki.errors=e,r===0}var Yf=Fi,Hf={$id:"props-form-container.schema.json",type:"object",properties:{autocomplete:{$ref:"shared.schema.json#/$d\
efs/s2"},validate:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}},propertyNames:{
enum:["autocomplete","validate","disabled","ariaLabel"]}};function ke(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,
l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};
e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"\
boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}
return ke.errors=e,r===0}function Cl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;
r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"patte\
rn",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};
e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){
let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{
let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="st\
ring"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E=
"else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};
e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return Cl.
errors=e,r===0}function Fi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let l in s){let p=r;if(!(l==="autocomplete"||l==="validate"||l==="disabled"||l==="ariaLabel")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Hf.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}s.autocomplete!==void 0&&(ke(s.autocomplete,{instancePath:n+"/autocomplete",parentData:s,parentDataProperty:"autocomplete",rootData:u})||(e=
e===null?ke.errors:e.concat(ke.errors),r=e.length)),s.validate!==void 0&&(ke(s.validate,{instancePath:n+"/validate",parentData:s,parentDataProperty:"validate",rootData:u})||
(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),s.disabled!==void 0&&(ke(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",
rootData:u})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),s.ariaLabel!==void 0&&(Cl(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"\
ariaLabel",rootData:u})||(e=e===null?Cl.errors:e.concat(Cl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return Fi.errors=e,r===0}var Wf=Zi,Zr={$id:"props-form-input.schema.json",type:"object",properties:{type:{type:"string",enum:["text","textarea","e\
mail","search","password","number","decimal","date","time","tel","color","url","datetime-local","month"]},value:{$ref:"shared.schema.json#/$defs/s24"},label:{$ref:"\
shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},hint:{$ref:"shared.schema.json#/$defs/s0"},error:{$ref:"shared.schema.json#/$defs\
/s0"},placeholder:{$ref:"shared.schema.json#/$defs/s0"},readonly:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"},required:{
$ref:"shared.schema.json#/$defs/s2"},precision:{type:"string",enum:["1","0.1","0.01","0.001","0.0001","0.00001","0.000001","0.0000001","0.00000001"]},step:{$ref:"\
shared.schema.json#/$defs/s26"},timePrecision:{$ref:"shared.schema.json#/$defs/s27"},rows:{$ref:"shared.schema.json#/$defs/s28"},resize:{type:"boolean"},autoGrow:{
type:"boolean"},min:{$ref:"shared.schema.json#/$defs/s26"},max:{$ref:"shared.schema.json#/$defs/s26"},minDate:{$ref:"shared.schema.json#/$defs/s3"},maxDate:{$ref:"\
shared.schema.json#/$defs/s3"},minLength:{$ref:"shared.schema.json#/$defs/s6"},maxLength:{$ref:"shared.schema.json#/$defs/s15"},pattern:{$ref:"shared.schema.jso\
n#/$defs/s3"},hideArrows:{type:"boolean"},displayPassword:{$ref:"shared.schema.json#/$defs/s2"},debounce:{type:"boolean"},debounceDelay:{type:"integer",minimum:1,
maximum:5e3},autocomplete:{$ref:"shared.schema.json#/$defs/s29"},inputMode:{type:"string",enum:["text","numeric","decimal","tel","email","url","search","none"]},
autofocus:{type:"boolean"}},propertyNames:{enum:["type","value","label","ariaLabel","hint","error","placeholder","readonly","disabled","required","precision","s\
tep","timePrecision","rows","resize","autoGrow","min","max","minDate","maxDate","minLength","maxLength","pattern","hideArrows","displayPassword","debounce","deb\
ounceDelay","autocomplete","inputMode","autofocus"]}};function Vl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&s!==null){let a={instancePath:n,
keyword:"type",params:{type:Dt.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return Vl.errors=e,r===0}function J(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?
e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?
e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){
let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"typ\
e",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return J.errors=e,r===0}function le(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"bo\
olean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}
return le.errors=e,r===0}function be(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var o=t===
r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return be.errors=e,r===0}var Bf={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"number",enum:[3600,60,1,.1]}};function Kl(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s==
"number"&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}if(!(s===3600||s===60||s===1||s===.1)){let a={
instancePath:n,keyword:"enum",params:{allowedValues:Bf.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"i\
f",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Kl.errors=e,r===0}function Fl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>25||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:25}};e===null?e=[a]:
e.push(a),r++}if(s<1||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="else"}
if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Fl.errors=e,r===0}function _e(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return _e.errors=e,r===0}function Zl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return Zl.errors=e,r===0}function Pl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,
keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:n,keyword:"minimum",
params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===
null?e=[t]:e.push(t),r++}return Pl.errors=e,r===0}var Gf={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:["bo\
olean","string"]}};function Ol(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"&&typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:Gf.else.type}};e===
null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ol.errors=
e,r===0}function Zi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){
let p=r;if(!(l==="type"||l==="value"||l==="label"||l==="ariaLabel"||l==="hint"||l==="error"||l==="placeholder"||l==="readonly"||l==="disabled"||l==="required"||
l==="precision"||l==="step"||l==="timePrecision"||l==="rows"||l==="resize"||l==="autoGrow"||l==="min"||l==="max"||l==="minDate"||l==="maxDate"||l==="minLength"||
l==="maxLength"||l==="pattern"||l==="hideArrows"||l==="displayPassword"||l==="debounce"||l==="debounceDelay"||l==="autocomplete"||l==="inputMode"||l==="autofocu\
s")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Zr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0){let l=s.type;if(typeof l!="string"){let p={instancePath:n+"/t\
ype",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="text"||l==="textarea"||l==="email"||l==="search"||l==="password"||l==="number"||
l==="decimal"||l==="date"||l==="time"||l==="tel"||l==="color"||l==="url"||l==="datetime-local"||l==="month")){let p={instancePath:n+"/type",keyword:"enum",params:{
allowedValues:Zr.properties.type.enum}};e===null?e=[p]:e.push(p),r++}}if(s.value!==void 0&&(Vl(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"\
value",rootData:u})||(e=e===null?Vl.errors:e.concat(Vl.errors),r=e.length)),s.label!==void 0&&(J(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"\
label",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.ariaLabel!==void 0&&(J(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"\
ariaLabel",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.hint!==void 0&&(J(s.hint,{instancePath:n+"/hint",parentData:s,parentDataProperty:"\
hint",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.error!==void 0&&(J(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"\
error",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.placeholder!==void 0&&(J(s.placeholder,{instancePath:n+"/placeholder",parentData:s,parentDataProperty:"\
placeholder",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.readonly!==void 0&&(le(s.readonly,{instancePath:n+"/readonly",parentData:s,parentDataProperty:"\
readonly",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.disabled!==void 0&&(le(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"\
disabled",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.required!==void 0&&(le(s.required,{instancePath:n+"/required",parentData:s,parentDataProperty:"\
required",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.precision!==void 0){let l=s.precision;if(typeof l!="string"){let p={instancePath:n+
"/precision",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="1"||l==="0.1"||l==="0.01"||l==="0.001"||l==="0.0001"||l==="0.00001"||
l==="0.000001"||l==="0.0000001"||l==="0.00000001")){let p={instancePath:n+"/precision",keyword:"enum",params:{allowedValues:Zr.properties.precision.enum}};e===null?
e=[p]:e.push(p),r++}}if(s.step!==void 0&&(be(s.step,{instancePath:n+"/step",parentData:s,parentDataProperty:"step",rootData:u})||(e=e===null?be.errors:e.concat(
be.errors),r=e.length)),s.timePrecision!==void 0&&(Kl(s.timePrecision,{instancePath:n+"/timePrecision",parentData:s,parentDataProperty:"timePrecision",rootData:u})||
(e=e===null?Kl.errors:e.concat(Kl.errors),r=e.length)),s.rows!==void 0&&(Fl(s.rows,{instancePath:n+"/rows",parentData:s,parentDataProperty:"rows",rootData:u})||
(e=e===null?Fl.errors:e.concat(Fl.errors),r=e.length)),s.resize!==void 0&&typeof s.resize!="boolean"){let l={instancePath:n+"/resize",keyword:"type",params:{type:"\
boolean"}};e===null?e=[l]:e.push(l),r++}if(s.autoGrow!==void 0&&typeof s.autoGrow!="boolean"){let l={instancePath:n+"/autoGrow",keyword:"type",params:{type:"boo\
lean"}};e===null?e=[l]:e.push(l),r++}if(s.min!==void 0&&(be(s.min,{instancePath:n+"/min",parentData:s,parentDataProperty:"min",rootData:u})||(e=e===null?be.errors:
e.concat(be.errors),r=e.length)),s.max!==void 0&&(be(s.max,{instancePath:n+"/max",parentData:s,parentDataProperty:"max",rootData:u})||(e=e===null?be.errors:e.concat(
be.errors),r=e.length)),s.minDate!==void 0&&(_e(s.minDate,{instancePath:n+"/minDate",parentData:s,parentDataProperty:"minDate",rootData:u})||(e=e===null?_e.errors:
e.concat(_e.errors),r=e.length)),s.maxDate!==void 0&&(_e(s.maxDate,{instancePath:n+"/maxDate",parentData:s,parentDataProperty:"maxDate",rootData:u})||(e=e===null?
_e.errors:e.concat(_e.errors),r=e.length)),s.minLength!==void 0&&(Zl(s.minLength,{instancePath:n+"/minLength",parentData:s,parentDataProperty:"minLength",rootData:u})||
(e=e===null?Zl.errors:e.concat(Zl.errors),r=e.length)),s.maxLength!==void 0&&(Pl(s.maxLength,{instancePath:n+"/maxLength",parentData:s,parentDataProperty:"maxLe\
ngth",rootData:u})||(e=e===null?Pl.errors:e.concat(Pl.errors),r=e.length)),s.pattern!==void 0&&(_e(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"\
pattern",rootData:u})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.hideArrows!==void 0&&typeof s.hideArrows!="boolean"){let l={instancePath:n+"/hid\
eArrows",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.displayPassword!==void 0&&(le(s.displayPassword,{instancePath:n+"/displayPass\
word",parentData:s,parentDataProperty:"displayPassword",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.debounce!==void 0&&typeof s.debounce!=
"boolean"){let l={instancePath:n+"/debounce",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.debounceDelay!==void 0){let l=s.debounceDelay;
if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:n+"/debounceDelay",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),
r++}if(typeof l=="number"&&isFinite(l)){if(l>5e3||isNaN(l)){let p={instancePath:n+"/debounceDelay",keyword:"maximum",params:{comparison:"<=",limit:5e3}};e===null?
e=[p]:e.push(p),r++}if(l<1||isNaN(l)){let p={instancePath:n+"/debounceDelay",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),r++}}}
if(s.autocomplete!==void 0&&(Ol(s.autocomplete,{instancePath:n+"/autocomplete",parentData:s,parentDataProperty:"autocomplete",rootData:u})||(e=e===null?Ol.errors:
e.concat(Ol.errors),r=e.length)),s.inputMode!==void 0){let l=s.inputMode;if(typeof l!="string"){let p={instancePath:n+"/inputMode",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="text"||l==="numeric"||l==="decimal"||l==="tel"||l==="email"||l==="url"||l==="search"||l==="none")){let p={instancePath:n+
"/inputMode",keyword:"enum",params:{allowedValues:Zr.properties.inputMode.enum}};e===null?e=[p]:e.push(p),r++}}if(s.autofocus!==void 0&&typeof s.autofocus!="boo\
lean"){let l={instancePath:n+"/autofocus",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Zi.errors=e,r===0}var Uf=Pi,Xf={$id:"props-icon.schema.json",type:"object",required:["icon"],properties:{icon:{
type:"string"},size:{$ref:"shared.schema.json#/$defs/s3"},color:{$ref:"shared.schema.json#/$defs/s3"},strokeWidth:{$ref:"shared.schema.json#/$defs/s30"},ariaLabel:{
$ref:"shared.schema.json#/$defs/s0"}},propertyNames:{enum:["icon","size","color","strokeWidth","ariaLabel"]}};function Be(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return Be.errors=e,r===0}function Il(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(typeof s=="number"&&isFinite(s)){if(s>4||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:4}};e===
null?e=[a]:e.push(a),r++}if(s<.5||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:.5}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return Il.errors=e,r===0}function Tl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?
e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?
e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){
let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"typ\
e",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return Tl.errors=e,r===0}function Pi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.icon===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"icon"}};e===null?e=[l]:e.push(l),r++}
for(let l in s){let p=r;if(!(l==="icon"||l==="size"||l==="color"||l==="strokeWidth"||l==="ariaLabel")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Xf.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.icon!==void 0&&typeof s.icon!="string"){let l={instancePath:n+"/icon",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}s.size!==void 0&&(Be(s.size,{instancePath:n+"/size",parentData:s,parentDataProperty:"size",rootData:u})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),
s.color!==void 0&&(Be(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:u})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),
s.strokeWidth!==void 0&&(Il(s.strokeWidth,{instancePath:n+"/strokeWidth",parentData:s,parentDataProperty:"strokeWidth",rootData:u})||(e=e===null?Il.errors:e.concat(
Il.errors),r=e.length)),s.ariaLabel!==void 0&&(Tl(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?
Tl.errors:e.concat(Tl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Pi.errors=e,r===
0}var Jf=Oi,Yt={$id:"props-image.schema.json",type:"object",properties:{url:{$ref:"shared.schema.json#/$defs/s3"},alt:{$ref:"shared.schema.json#/$defs/s0"},objectFit:{
$ref:"shared.schema.json#/$defs/s31"},overlay:{$ref:"shared.schema.json#/$defs/s3"},filter:{$ref:"shared.schema.json#/$defs/s3"},loading:{type:"string",enum:["l\
azy","eager"]},width:{$ref:"shared.schema.json#/$defs/s15"},height:{$ref:"shared.schema.json#/$defs/s15"}},propertyNames:{enum:["url","alt","objectFit","overlay",
"filter","loading","width","height"]}};function je(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)
if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(
t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return je.errors=
e,r===0}function Sl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&
(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",
params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"\
^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?
e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],
w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};
e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){
let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}
if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?
e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return Sl.errors=
e,r===0}var Qf={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["fill","cover","contain"]}};function Ml(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);
let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="t\
hen"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="fill"||s==="cover"||
s==="contain")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Qf.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,
keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ml.errors=e,r===0}function Ge(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){
let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ge.errors=e,r===0}function Oi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="url"||l==="alt"||l==="objectFit"||l==="overlay"||l==="filter"||l===
"loading"||l==="width"||l==="height")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Yt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),
r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.url!==void 0&&(je(s.url,{instancePath:n+
"/url",parentData:s,parentDataProperty:"url",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.alt!==void 0&&(Sl(s.alt,{instancePath:n+"/al\
t",parentData:s,parentDataProperty:"alt",rootData:u})||(e=e===null?Sl.errors:e.concat(Sl.errors),r=e.length)),s.objectFit!==void 0&&(Ml(s.objectFit,{instancePath:n+
"/objectFit",parentData:s,parentDataProperty:"objectFit",rootData:u})||(e=e===null?Ml.errors:e.concat(Ml.errors),r=e.length)),s.overlay!==void 0&&(je(s.overlay,
{instancePath:n+"/overlay",parentData:s,parentDataProperty:"overlay",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.filter!==void 0&&(je(
s.filter,{instancePath:n+"/filter",parentData:s,parentDataProperty:"filter",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.loading!==void 0){
let l=s.loading;if(typeof l!="string"){let p={instancePath:n+"/loading",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="lazy"||l===
"eager")){let p={instancePath:n+"/loading",keyword:"enum",params:{allowedValues:Yt.properties.loading.enum}};e===null?e=[p]:e.push(p),r++}}s.width!==void 0&&(Ge(
s.width,{instancePath:n+"/width",parentData:s,parentDataProperty:"width",rootData:u})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.height!==void 0&&
(Ge(s.height,{instancePath:n+"/height",parentData:s,parentDataProperty:"height",rootData:u})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length))}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Oi.errors=e,r===0}var eu=Ii,Ht={$id:"props-loader.schema.json",type:"o\
bject",properties:{spinner:{type:"string",enum:["plane","chase","bounce","wave","pulse","flow","swing","circle","circle-fade","grid","fold","wander"]},color:{$ref:"\
shared.schema.json#/$defs/s3"},size:{$ref:"shared.schema.json#/$defs/s3"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}},propertyNames:{enum:["spinner","color",
"size","ariaLabel"]}};function Ue(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s==
"object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===
r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ue.errors=e,r===0}function Rl(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.
formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);
let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="t\
hen"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);
let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===
null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]\
{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),
r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,
x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?
e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===
r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return Rl.errors=e,r===0}function Ii(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="spinner"||l===
"color"||l==="size"||l==="ariaLabel")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Ht.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),
r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.spinner!==void 0){let l=s.spinner;
if(typeof l!="string"){let p={instancePath:n+"/spinner",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="plane"||l==="chase"||l==="\
bounce"||l==="wave"||l==="pulse"||l==="flow"||l==="swing"||l==="circle"||l==="circle-fade"||l==="grid"||l==="fold"||l==="wander")){let p={instancePath:n+"/spinn\
er",keyword:"enum",params:{allowedValues:Ht.properties.spinner.enum}};e===null?e=[p]:e.push(p),r++}}s.color!==void 0&&(Ue(s.color,{instancePath:n+"/color",parentData:s,
parentDataProperty:"color",rootData:u})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.size!==void 0&&(Ue(s.size,{instancePath:n+"/size",parentData:s,
parentDataProperty:"size",rootData:u})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.ariaLabel!==void 0&&(Rl(s.ariaLabel,{instancePath:n+"/ariaLabel",
parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?Rl.errors:e.concat(Rl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Ii.errors=e,r===0}var ru=Ti,su={$id:"props-modal.schema.json",type:"object",properties:{display:{$ref:"share\
d.schema.json#/$defs/s2"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},animation:{$ref:"shared.schema.json#/$defs/s32"},position:{$ref:"shared.schema.json#/$\
defs/s33"},positionLeft:{$ref:"shared.schema.json#/$defs/s3"},positionTop:{$ref:"shared.schema.json#/$defs/s3"},zIndex:{$ref:"shared.schema.json#/$defs/s34"},backdrop:{
$ref:"shared.schema.json#/$defs/s2"},backdropColor:{$ref:"shared.schema.json#/$defs/s3"},transition:{$ref:"shared.schema.json#/$defs/s3"},closeOnBackdrop:{$ref:"\
shared.schema.json#/$defs/s2"},closeOnEscape:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{enum:["display","ariaLabel","animation","position","positionL\
eft","positionTop","zIndex","backdrop","backdropColor","transition","closeOnBackdrop","closeOnEscape"]}};function ne(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,
keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return ne.errors=e,r===0}function Yl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?
e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?
e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){
let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"typ\
e",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return Yl.errors=e,r===0}var lu={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"\
string",enum:["none","fade","fromTop","fromRight","fromLeft","fromBottom","zoomIn","zoomOut"]}};function Hl(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="fade"||s==="fromTop"||s==="fromRight"||s==="fromLeft"||s==="fromBottom"||
s==="zoomIn"||s==="zoomOut")){let a={instancePath:n,keyword:"enum",params:{allowedValues:lu.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){
let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Hl.errors=e,r===0}var nu={if:{type:"object",required:["formula"]},
then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["topLeft","topMiddle","topRight","middleLeft","middle","middleRight","bottomLeft","bott\
omMiddle","bottomRight","custom"]}};function Wl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),
r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}if(!(s==="topLeft"||s==="topMiddle"||s==="topRight"||s==="middleLeft"||s==="middle"||s==="middleRight"||s==="bottomLeft"||s==="bottomMiddle"||
s==="bottomRight"||s==="custom")){let a={instancePath:n,keyword:"enum",params:{allowedValues:nu.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}
if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Wl.errors=e,r===0}function oe(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return oe.errors=e,r===0}function Bl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=
[a]:e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="e\
lse"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Bl.errors=e,r===0}function Ti(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="display"||l===
"ariaLabel"||l==="animation"||l==="position"||l==="positionLeft"||l==="positionTop"||l==="zIndex"||l==="backdrop"||l==="backdropColor"||l==="transition"||l==="c\
loseOnBackdrop"||l==="closeOnEscape")){let o={instancePath:n,keyword:"enum",params:{allowedValues:su.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),
r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}s.display!==void 0&&(ne(s.display,{instancePath:n+
"/display",parentData:s,parentDataProperty:"display",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.ariaLabel!==void 0&&(Yl(s.ariaLabel,
{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?Yl.errors:e.concat(Yl.errors),r=e.length)),s.animation!==void 0&&
(Hl(s.animation,{instancePath:n+"/animation",parentData:s,parentDataProperty:"animation",rootData:u})||(e=e===null?Hl.errors:e.concat(Hl.errors),r=e.length)),s.
position!==void 0&&(Wl(s.position,{instancePath:n+"/position",parentData:s,parentDataProperty:"position",rootData:u})||(e=e===null?Wl.errors:e.concat(Wl.errors),
r=e.length)),s.positionLeft!==void 0&&(oe(s.positionLeft,{instancePath:n+"/positionLeft",parentData:s,parentDataProperty:"positionLeft",rootData:u})||(e=e===null?
oe.errors:e.concat(oe.errors),r=e.length)),s.positionTop!==void 0&&(oe(s.positionTop,{instancePath:n+"/positionTop",parentData:s,parentDataProperty:"positionTop",
rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.zIndex!==void 0&&(Bl(s.zIndex,{instancePath:n+"/zIndex",parentData:s,parentDataProperty:"\
zIndex",rootData:u})||(e=e===null?Bl.errors:e.concat(Bl.errors),r=e.length)),s.backdrop!==void 0&&(ne(s.backdrop,{instancePath:n+"/backdrop",parentData:s,parentDataProperty:"\
backdrop",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.backdropColor!==void 0&&(oe(s.backdropColor,{instancePath:n+"/backdropColor",parentData:s,
parentDataProperty:"backdropColor",rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.transition!==void 0&&(oe(s.transition,{instancePath:n+
"/transition",parentData:s,parentDataProperty:"transition",rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.closeOnBackdrop!==void 0&&(ne(
s.closeOnBackdrop,{instancePath:n+"/closeOnBackdrop",parentData:s,parentDataProperty:"closeOnBackdrop",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=
e.length)),s.closeOnEscape!==void 0&&(ne(s.closeOnEscape,{instancePath:n+"/closeOnEscape",parentData:s,parentDataProperty:"closeOnEscape",rootData:u})||(e=e===null?
ne.errors:e.concat(ne.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ti.errors=e,r===
0}var ou=Si,Wt={$id:"props-multiselect.schema.json",type:"object",properties:{options:{$ref:"shared.schema.json#/$defs/s19"},labelField:{type:"string"},valueField:{
type:"string"},imageField:{type:"string"},value:{$ref:"shared.schema.json#/$defs/s19"},label:{$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schem\
a.json#/$defs/s0"},hint:{$ref:"shared.schema.json#/$defs/s0"},error:{$ref:"shared.schema.json#/$defs/s0"},mode:{$ref:"shared.schema.json#/$defs/s35"},multipleLabel:{
$ref:"shared.schema.json#/$defs/s0"},layoutType:{type:"string",enum:["text","free"]},placeholder:{$ref:"shared.schema.json#/$defs/s0"},noOptionsText:{$ref:"shar\
ed.schema.json#/$defs/s0"},noResultsText:{$ref:"shared.schema.json#/$defs/s0"},searchPlaceholder:{$ref:"shared.schema.json#/$defs/s0"},clearLabel:{$ref:"shared.\
schema.json#/$defs/s0"},removeLabel:{$ref:"shared.schema.json#/$defs/s0"},allowCreation:{$ref:"shared.schema.json#/$defs/s2"},createLabel:{$ref:"shared.schema.j\
son#/$defs/s0"},hideSelected:{$ref:"shared.schema.json#/$defs/s2"},maxSelection:{$ref:"shared.schema.json#/$defs/s2"},max:{$ref:"shared.schema.json#/$defs/s36"},
readonly:{$ref:"shared.schema.json#/$defs/s2"},required:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"},searchable:{$ref:"s\
hared.schema.json#/$defs/s2"},closeOnSelect:{$ref:"shared.schema.json#/$defs/s2"},infiniteScroll:{$ref:"shared.schema.json#/$defs/s2"},isFetching:{$ref:"shared.\
schema.json#/$defs/s2"},loadingRingColor:{$ref:"shared.schema.json#/$defs/s3"},limitedOptions:{type:"boolean"},limit:{$ref:"shared.schema.json#/$defs/s37"},clearIcon:{
$ref:"shared.schema.json#/$defs/s2"},caretIcon:{$ref:"shared.schema.json#/$defs/s2"},maxHeight:{$ref:"shared.schema.json#/$defs/s3"}},propertyNames:{enum:["opti\
ons","labelField","valueField","imageField","value","label","ariaLabel","hint","error","mode","multipleLabel","layoutType","placeholder","noOptionsText","noResu\
ltsText","searchPlaceholder","clearLabel","removeLabel","allowCreation","createLabel","hideSelected","maxSelection","max","readonly","required","disabled","sear\
chable","closeOnSelect","infiniteScroll","isFetching","loadingRingColor","limitedOptions","limit","clearIcon","caretIcon","maxHeight"]}};function Xe(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!Array.
isArray(s)){let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Xe.errors=e,r===0}function K(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),
r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.
test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,
keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return K.errors=e,r===0}var tu={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"\
string",enum:["tags","multiple"]}};function Gl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),
r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}if(!(s==="tags"||s==="multiple")){let a={instancePath:n,keyword:"enum",params:{allowedValues:tu.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===
r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Gl.errors=e,r===0}function F(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return F.errors=e,r===0}function Ul(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>50||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:50}};e===null?e=[a]:
e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="else"}
if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ul.errors=e,r===0}function Je(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Je.errors=e,r===0}function Xl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>50||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:50}};e===null?e=[a]:
e.push(a),r++}if(s<10||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:10}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="els\
e"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Xl.errors=e,r===0}function Si(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="options"||l==="labelField"||
l==="valueField"||l==="imageField"||l==="value"||l==="label"||l==="ariaLabel"||l==="hint"||l==="error"||l==="mode"||l==="multipleLabel"||l==="layoutType"||l==="\
placeholder"||l==="noOptionsText"||l==="noResultsText"||l==="searchPlaceholder"||l==="clearLabel"||l==="removeLabel"||l==="allowCreation"||l==="createLabel"||l===
"hideSelected"||l==="maxSelection"||l==="max"||l==="readonly"||l==="required"||l==="disabled"||l==="searchable"||l==="closeOnSelect"||l==="infiniteScroll"||l===
"isFetching"||l==="loadingRingColor"||l==="limitedOptions"||l==="limit"||l==="clearIcon"||l==="caretIcon"||l==="maxHeight")){let o={instancePath:n,keyword:"enum",
params:{allowedValues:Wt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{
propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.options!==void 0&&(Xe(s.options,{instancePath:n+"/options",parentData:s,parentDataProperty:"options",rootData:u})||
(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s.labelField!==void 0&&typeof s.labelField!="string"){let l={instancePath:n+"/labelField",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.valueField!==void 0&&typeof s.valueField!="string"){let l={instancePath:n+"/valueField",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.imageField!==void 0&&typeof s.imageField!="string"){let l={instancePath:n+"/imageField",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.value!==void 0&&(Xe(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||
(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length)),s.label!==void 0&&(K(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:u})||
(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.ariaLabel!==void 0&&(K(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabe\
l",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.hint!==void 0&&(K(s.hint,{instancePath:n+"/hint",parentData:s,parentDataProperty:"hint",
rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.error!==void 0&&(K(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"error",
rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.mode!==void 0&&(Gl(s.mode,{instancePath:n+"/mode",parentData:s,parentDataProperty:"mode",rootData:u})||
(e=e===null?Gl.errors:e.concat(Gl.errors),r=e.length)),s.multipleLabel!==void 0&&(K(s.multipleLabel,{instancePath:n+"/multipleLabel",parentData:s,parentDataProperty:"\
multipleLabel",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.layoutType!==void 0){let l=s.layoutType;if(typeof l!="string"){let p={instancePath:n+
"/layoutType",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="text"||l==="free")){let p={instancePath:n+"/layoutType",keyword:"enu\
m",params:{allowedValues:Wt.properties.layoutType.enum}};e===null?e=[p]:e.push(p),r++}}if(s.placeholder!==void 0&&(K(s.placeholder,{instancePath:n+"/placeholder",
parentData:s,parentDataProperty:"placeholder",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.noOptionsText!==void 0&&(K(s.noOptionsText,{instancePath:n+
"/noOptionsText",parentData:s,parentDataProperty:"noOptionsText",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.noResultsText!==void 0&&(K(
s.noResultsText,{instancePath:n+"/noResultsText",parentData:s,parentDataProperty:"noResultsText",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),
s.searchPlaceholder!==void 0&&(K(s.searchPlaceholder,{instancePath:n+"/searchPlaceholder",parentData:s,parentDataProperty:"searchPlaceholder",rootData:u})||(e=e===
null?K.errors:e.concat(K.errors),r=e.length)),s.clearLabel!==void 0&&(K(s.clearLabel,{instancePath:n+"/clearLabel",parentData:s,parentDataProperty:"clearLabel",
rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.removeLabel!==void 0&&(K(s.removeLabel,{instancePath:n+"/removeLabel",parentData:s,parentDataProperty:"\
removeLabel",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.allowCreation!==void 0&&(F(s.allowCreation,{instancePath:n+"/allowCreation",parentData:s,
parentDataProperty:"allowCreation",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.createLabel!==void 0&&(K(s.createLabel,{instancePath:n+"\
/createLabel",parentData:s,parentDataProperty:"createLabel",rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length)),s.hideSelected!==void 0&&(F(s.hideSelected,
{instancePath:n+"/hideSelected",parentData:s,parentDataProperty:"hideSelected",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.maxSelection!==
void 0&&(F(s.maxSelection,{instancePath:n+"/maxSelection",parentData:s,parentDataProperty:"maxSelection",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=
e.length)),s.max!==void 0&&(Ul(s.max,{instancePath:n+"/max",parentData:s,parentDataProperty:"max",rootData:u})||(e=e===null?Ul.errors:e.concat(Ul.errors),r=e.length)),
s.readonly!==void 0&&(F(s.readonly,{instancePath:n+"/readonly",parentData:s,parentDataProperty:"readonly",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),s.required!==void 0&&(F(s.required,{instancePath:n+"/required",parentData:s,parentDataProperty:"required",rootData:u})||(e=e===null?F.errors:e.concat(
F.errors),r=e.length)),s.disabled!==void 0&&(F(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?F.errors:
e.concat(F.errors),r=e.length)),s.searchable!==void 0&&(F(s.searchable,{instancePath:n+"/searchable",parentData:s,parentDataProperty:"searchable",rootData:u})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.closeOnSelect!==void 0&&(F(s.closeOnSelect,{instancePath:n+"/closeOnSelect",parentData:s,parentDataProperty:"\
closeOnSelect",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.infiniteScroll!==void 0&&(F(s.infiniteScroll,{instancePath:n+"/infiniteScrol\
l",parentData:s,parentDataProperty:"infiniteScroll",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.isFetching!==void 0&&(F(s.isFetching,{instancePath:n+
"/isFetching",parentData:s,parentDataProperty:"isFetching",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.loadingRingColor!==void 0&&(Je(s.
loadingRingColor,{instancePath:n+"/loadingRingColor",parentData:s,parentDataProperty:"loadingRingColor",rootData:u})||(e=e===null?Je.errors:e.concat(Je.errors),
r=e.length)),s.limitedOptions!==void 0&&typeof s.limitedOptions!="boolean"){let l={instancePath:n+"/limitedOptions",keyword:"type",params:{type:"boolean"}};e===
null?e=[l]:e.push(l),r++}s.limit!==void 0&&(Xl(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"limit",rootData:u})||(e=e===null?Xl.errors:e.concat(
Xl.errors),r=e.length)),s.clearIcon!==void 0&&(F(s.clearIcon,{instancePath:n+"/clearIcon",parentData:s,parentDataProperty:"clearIcon",rootData:u})||(e=e===null?
F.errors:e.concat(F.errors),r=e.length)),s.caretIcon!==void 0&&(F(s.caretIcon,{instancePath:n+"/caretIcon",parentData:s,parentDataProperty:"caretIcon",rootData:u})||
(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.maxHeight!==void 0&&(Je(s.maxHeight,{instancePath:n+"/maxHeight",parentData:s,parentDataProperty:"maxHeig\
ht",rootData:u})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return Si.errors=e,r===0}var iu=Ri,Nr={$id:"props-number-display.schema.json",type:"object",properties:{value:{$ref:"shared.schema.json#/$defs/s38"},locale:{
$ref:"shared.schema.json#/$defs/s3"},numberStyle:{type:"string",enum:["decimal","currency","percent","unit"]},currency:{$ref:"shared.schema.json#/$defs/s3"},currencyDisplay:{
type:"string",enum:["narrowSymbol","code","name"]},notation:{type:"string",enum:["standard","scientific","compact"]},unit:{$ref:"shared.schema.json#/$defs/s3"},
unitDisplay:{type:"string",enum:["long","short","narrow"]},minimumIntegerDigits:{$ref:"shared.schema.json#/$defs/s39"},fractionDigits:{$ref:"shared.schema.json#\
/$defs/s40"},thousandsSeparator:{$ref:"shared.schema.json#/$defs/s2"},emptyText:{$ref:"shared.schema.json#/$defs/s0"},tag:{type:"string",enum:["data","span","p",
"div","strong","em","small","dd"]}},propertyNames:{enum:["value","locale","numberStyle","currency","currencyDisplay","notation","unit","unitDisplay","minimumInt\
egerDigits","fractionDigits","thousandsSeparator","emptyText","tag"]}},Mi={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},
else:{type:["number","string","null"]}};function Jl(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.
push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&isFinite(s))&&typeof s!="string"&&s!==null){let a={instancePath:n,
keyword:"type",params:{type:Mi.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return Jl.errors=e,r===0}function $e(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return $e.
errors=e,r===0}function Ql(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>21||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:21}};e===null?e=[a]:
e.push(a),r++}if(s<1||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="else"}
if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ql.errors=e,r===0}function en(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>20||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:20}};e===null?e=[a]:
e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="else"}
if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return en.errors=e,r===0}function rn(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return rn.errors=e,r===0}function sn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),
r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.
test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,
keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return sn.errors=e,r===0}function Ri(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="value"||l==="locale"||l==="numberStyle"||l==="currency"||l==="currencyDisplay"||l==="no\
tation"||l==="unit"||l==="unitDisplay"||l==="minimumIntegerDigits"||l==="fractionDigits"||l==="thousandsSeparator"||l==="emptyText"||l==="tag")){let o={instancePath:n,
keyword:"enum",params:{allowedValues:Nr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.value!==void 0&&(Jl(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"valu\
e",rootData:u})||(e=e===null?Jl.errors:e.concat(Jl.errors),r=e.length)),s.locale!==void 0&&($e(s.locale,{instancePath:n+"/locale",parentData:s,parentDataProperty:"\
locale",rootData:u})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.numberStyle!==void 0){let l=s.numberStyle;if(typeof l!="string"){let p={instancePath:n+
"/numberStyle",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="decimal"||l==="currency"||l==="percent"||l==="unit")){let p={instancePath:n+
"/numberStyle",keyword:"enum",params:{allowedValues:Nr.properties.numberStyle.enum}};e===null?e=[p]:e.push(p),r++}}if(s.currency!==void 0&&($e(s.currency,{instancePath:n+
"/currency",parentData:s,parentDataProperty:"currency",rootData:u})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.currencyDisplay!==void 0){let l=s.
currencyDisplay;if(typeof l!="string"){let p={instancePath:n+"/currencyDisplay",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="na\
rrowSymbol"||l==="code"||l==="name")){let p={instancePath:n+"/currencyDisplay",keyword:"enum",params:{allowedValues:Nr.properties.currencyDisplay.enum}};e===null?
e=[p]:e.push(p),r++}}if(s.notation!==void 0){let l=s.notation;if(typeof l!="string"){let p={instancePath:n+"/notation",keyword:"type",params:{type:"string"}};e===
null?e=[p]:e.push(p),r++}if(!(l==="standard"||l==="scientific"||l==="compact")){let p={instancePath:n+"/notation",keyword:"enum",params:{allowedValues:Nr.properties.
notation.enum}};e===null?e=[p]:e.push(p),r++}}if(s.unit!==void 0&&($e(s.unit,{instancePath:n+"/unit",parentData:s,parentDataProperty:"unit",rootData:u})||(e=e===
null?$e.errors:e.concat($e.errors),r=e.length)),s.unitDisplay!==void 0){let l=s.unitDisplay;if(typeof l!="string"){let p={instancePath:n+"/unitDisplay",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="long"||l==="short"||l==="narrow")){let p={instancePath:n+"/unitDisplay",keyword:"enum",params:{
allowedValues:Nr.properties.unitDisplay.enum}};e===null?e=[p]:e.push(p),r++}}if(s.minimumIntegerDigits!==void 0&&(Ql(s.minimumIntegerDigits,{instancePath:n+"/mi\
nimumIntegerDigits",parentData:s,parentDataProperty:"minimumIntegerDigits",rootData:u})||(e=e===null?Ql.errors:e.concat(Ql.errors),r=e.length)),s.fractionDigits!==
void 0&&(en(s.fractionDigits,{instancePath:n+"/fractionDigits",parentData:s,parentDataProperty:"fractionDigits",rootData:u})||(e=e===null?en.errors:e.concat(en.
errors),r=e.length)),s.thousandsSeparator!==void 0&&(rn(s.thousandsSeparator,{instancePath:n+"/thousandsSeparator",parentData:s,parentDataProperty:"thousandsSep\
arator",rootData:u})||(e=e===null?rn.errors:e.concat(rn.errors),r=e.length)),s.emptyText!==void 0&&(sn(s.emptyText,{instancePath:n+"/emptyText",parentData:s,parentDataProperty:"\
emptyText",rootData:u})||(e=e===null?sn.errors:e.concat(sn.errors),r=e.length)),s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let p={instancePath:n+"/tag",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="data"||l==="span"||l==="p"||l==="div"||l==="strong"||l==="em"||l==="small"||l==="d\
d")){let p={instancePath:n+"/tag",keyword:"enum",params:{allowedValues:Nr.properties.tag.enum}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ri.errors=e,r===0}var pu=Yi,fu={$id:"props-paginator.schema.json",type:"object",properties:{total:{
$ref:"shared.schema.json#/$defs/s41"},limit:{$ref:"shared.schema.json#/$defs/s41"},offset:{$ref:"shared.schema.json#/$defs/s41"},ariaLabel:{$ref:"shared.schema.\
json#/$defs/s0"},previousLabel:{$ref:"shared.schema.json#/$defs/s0"},nextLabel:{$ref:"shared.schema.json#/$defs/s0"},pageLabel:{$ref:"shared.schema.json#/$defs/\
s0"},siblings:{$ref:"shared.schema.json#/$defs/s42"},compact:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{
enum:["total","limit","offset","ariaLabel","previousLabel","nextLabel","pageLabel","siblings","compact","disabled"]}},uu={if:{type:"object",required:["formula"]},
then:{$ref:"value.schema.json#/$defs/formula"},else:{type:["number","null"]}};function Ae(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&isFinite(s))&&s!==null){let a={
instancePath:n,keyword:"type",params:{type:uu.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{
failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ae.errors=e,r===0}function te(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};
e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};
e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).
length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(
y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"\
type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return te.errors=e,r===0}function ln(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>5||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:5}};e===null?e=[a]:
e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="else"}
if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ln.errors=e,r===0}function Qe(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Qe.errors=e,r===0}function Yi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="total"||l==="limit"||l==="offset"||l==="ariaLabel"||l==="previousL\
abel"||l==="nextLabel"||l==="pageLabel"||l==="siblings"||l==="compact"||l==="disabled")){let o={instancePath:n,keyword:"enum",params:{allowedValues:fu.propertyNames.
enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(
o),r++}}s.total!==void 0&&(Ae(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=
e.length)),s.limit!==void 0&&(Ae(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"limit",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),
r=e.length)),s.offset!==void 0&&(Ae(s.offset,{instancePath:n+"/offset",parentData:s,parentDataProperty:"offset",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.
errors),r=e.length)),s.ariaLabel!==void 0&&(te(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?te.
errors:e.concat(te.errors),r=e.length)),s.previousLabel!==void 0&&(te(s.previousLabel,{instancePath:n+"/previousLabel",parentData:s,parentDataProperty:"previous\
Label",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.nextLabel!==void 0&&(te(s.nextLabel,{instancePath:n+"/nextLabel",parentData:s,parentDataProperty:"\
nextLabel",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.pageLabel!==void 0&&(te(s.pageLabel,{instancePath:n+"/pageLabel",parentData:s,
parentDataProperty:"pageLabel",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.siblings!==void 0&&(ln(s.siblings,{instancePath:n+"/siblin\
gs",parentData:s,parentDataProperty:"siblings",rootData:u})||(e=e===null?ln.errors:e.concat(ln.errors),r=e.length)),s.compact!==void 0&&(Qe(s.compact,{instancePath:n+
"/compact",parentData:s,parentDataProperty:"compact",rootData:u})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length)),s.disabled!==void 0&&(Qe(s.disabled,{instancePath:n+
"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length))}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Yi.errors=e,r===0}var au=Hi,cu={$id:"props-progress-bar.schema.json",type:"object",properties:{
value:{$ref:"shared.schema.json#/$defs/s38"},label:{$ref:"shared.schema.json#/$defs/s43"},progressBarColor:{$ref:"shared.schema.json#/$defs/s3"},ariaLabel:{$ref:"\
shared.schema.json#/$defs/s0"}},propertyNames:{enum:["value","label","progressBarColor","ariaLabel"]}};function nn(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&isFinite(s))&&
typeof s!="string"&&s!==null){let a={instancePath:n,keyword:"type",params:{type:Mi.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={
instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return nn.errors=e,r===0}var yu={if:{type:"object",required:["formula"]},then:{
$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["element","progress","none"]}};function on(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="element"||s==="progress"||s==="none")){let a={instancePath:n,keyword:"enum",params:{
allowedValues:yu.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?
e=[t]:e.push(t),r++}return on.errors=e,r===0}function tn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.
push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return tn.
errors=e,r===0}function pn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;
r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"patte\
rn",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};
e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){
let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{
let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="st\
ring"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E=
"else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};
e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return pn.
errors=e,r===0}function Hi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let l in s){let p=r;if(!(l==="value"||l==="label"||l==="progressBarColor"||l==="ariaLabel")){let o={instancePath:n,keyword:"enum",params:{allowedValues:cu.propertyNames.
enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(
o),r++}}s.value!==void 0&&(nn(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?nn.errors:e.concat(nn.errors),r=
e.length)),s.label!==void 0&&(on(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:u})||(e=e===null?on.errors:e.concat(on.errors),
r=e.length)),s.progressBarColor!==void 0&&(tn(s.progressBarColor,{instancePath:n+"/progressBarColor",parentData:s,parentDataProperty:"progressBarColor",rootData:u})||
(e=e===null?tn.errors:e.concat(tn.errors),r=e.length)),s.ariaLabel!==void 0&&(pn(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaL\
abel",rootData:u})||(e=e===null?pn.errors:e.concat(pn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return Hi.errors=e,r===0}var mu=Wi,du={$id:"props-search-bar.schema.json",type:"object",properties:{value:{$ref:"shared.schema.json#/$defs/s3"},placeholder:{
$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},clearLabel:{$ref:"shared.schema.json#/$defs/s0"},useSubmitButton:{$ref:"sha\
red.schema.json#/$defs/s2"},submitText:{$ref:"shared.schema.json#/$defs/s0"},isEmbedIcon:{$ref:"shared.schema.json#/$defs/s2"},iconPosition:{$ref:"shared.schema\
.json#/$defs/s44"},buttonPosition:{$ref:"shared.schema.json#/$defs/s13"},inputWidth:{$ref:"shared.schema.json#/$defs/s3"},debounceDelay:{type:"integer",minimum:1,
maximum:5e3},disabled:{$ref:"shared.schema.json#/$defs/s2"},shortcut:{type:"string"}},propertyNames:{enum:["value","placeholder","ariaLabel","clearLabel","useSu\
bmitButton","submitText","isEmbedIcon","iconPosition","buttonPosition","inputWidth","debounceDelay","disabled","shortcut"]}};function er(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return er.errors=e,r===0}function ie(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),
r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.
test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,
keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};
e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="for\
mula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(
b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"str\
ing"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};
e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;
if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,
keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[m]:e.push(m),r++}return ie.errors=e,r===0}function De(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"bo\
olean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}
return De.errors=e,r===0}var hu={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["right","left"]}};
function fn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="right"||s===
"left")){let a={instancePath:n,keyword:"enum",params:{allowedValues:hu.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,
keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return fn.errors=e,r===0}function un(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="right"||s==="left"||s==="top"||s==="bottom")){let a={instancePath:n,keyword:"enum",
params:{allowedValues:Ai.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return un.errors=e,r===0}function Wi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="value"||l==="placeholder"||l==="ariaLabel"||l==="clearLabel"||l==="useSubmitButton"||l===
"submitText"||l==="isEmbedIcon"||l==="iconPosition"||l==="buttonPosition"||l==="inputWidth"||l==="debounceDelay"||l==="disabled"||l==="shortcut")){let o={instancePath:n,
keyword:"enum",params:{allowedValues:du.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.value!==void 0&&(er(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"valu\
e",rootData:u})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)),s.placeholder!==void 0&&(ie(s.placeholder,{instancePath:n+"/placeholder",parentData:s,parentDataProperty:"\
placeholder",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.ariaLabel!==void 0&&(ie(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,
parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.clearLabel!==void 0&&(ie(s.clearLabel,{instancePath:n+"/cl\
earLabel",parentData:s,parentDataProperty:"clearLabel",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.useSubmitButton!==void 0&&(De(s.useSubmitButton,
{instancePath:n+"/useSubmitButton",parentData:s,parentDataProperty:"useSubmitButton",rootData:u})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.submitText!==
void 0&&(ie(s.submitText,{instancePath:n+"/submitText",parentData:s,parentDataProperty:"submitText",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.
length)),s.isEmbedIcon!==void 0&&(De(s.isEmbedIcon,{instancePath:n+"/isEmbedIcon",parentData:s,parentDataProperty:"isEmbedIcon",rootData:u})||(e=e===null?De.errors:
e.concat(De.errors),r=e.length)),s.iconPosition!==void 0&&(fn(s.iconPosition,{instancePath:n+"/iconPosition",parentData:s,parentDataProperty:"iconPosition",rootData:u})||
(e=e===null?fn.errors:e.concat(fn.errors),r=e.length)),s.buttonPosition!==void 0&&(un(s.buttonPosition,{instancePath:n+"/buttonPosition",parentData:s,parentDataProperty:"\
buttonPosition",rootData:u})||(e=e===null?un.errors:e.concat(un.errors),r=e.length)),s.inputWidth!==void 0&&(er(s.inputWidth,{instancePath:n+"/inputWidth",parentData:s,
parentDataProperty:"inputWidth",rootData:u})||(e=e===null?er.errors:e.concat(er.errors),r=e.length)),s.debounceDelay!==void 0){let l=s.debounceDelay;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let p={instancePath:n+"/debounceDelay",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof l==
"number"&&isFinite(l)){if(l>5e3||isNaN(l)){let p={instancePath:n+"/debounceDelay",keyword:"maximum",params:{comparison:"<=",limit:5e3}};e===null?e=[p]:e.push(p),
r++}if(l<1||isNaN(l)){let p={instancePath:n+"/debounceDelay",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),r++}}}if(s.disabled!==
void 0&&(De(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),
s.shortcut!==void 0&&typeof s.shortcut!="string"){let l={instancePath:n+"/shortcut",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Wi.errors=e,r===0}var gu=Bi,Bt={$id:"props-select.schema.json",type:"o\
bject",properties:{options:{$ref:"shared.schema.json#/$defs/s19"},labelField:{type:"string"},valueField:{type:"string"},imageField:{type:"string"},value:{$ref:"\
shared.schema.json#/$defs/s1"},label:{$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},hint:{$ref:"shared.schema.json#/$defs\
/s0"},error:{$ref:"shared.schema.json#/$defs/s0"},layoutType:{type:"string",enum:["text","free"]},placeholder:{$ref:"shared.schema.json#/$defs/s0"},noOptionsText:{
$ref:"shared.schema.json#/$defs/s0"},noResultsText:{$ref:"shared.schema.json#/$defs/s0"},searchPlaceholder:{$ref:"shared.schema.json#/$defs/s0"},clearLabel:{$ref:"\
shared.schema.json#/$defs/s0"},readonly:{$ref:"shared.schema.json#/$defs/s2"},required:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#\
/$defs/s2"},canDeselect:{$ref:"shared.schema.json#/$defs/s2"},searchable:{$ref:"shared.schema.json#/$defs/s2"},closeOnSelect:{$ref:"shared.schema.json#/$defs/s2"},
infiniteScroll:{$ref:"shared.schema.json#/$defs/s2"},isFetching:{$ref:"shared.schema.json#/$defs/s2"},loadingRingColor:{$ref:"shared.schema.json#/$defs/s3"},limitedOptions:{
type:"boolean"},limit:{$ref:"shared.schema.json#/$defs/s37"},clearIcon:{$ref:"shared.schema.json#/$defs/s2"},caretIcon:{$ref:"shared.schema.json#/$defs/s2"},maxHeight:{
$ref:"shared.schema.json#/$defs/s3"}},propertyNames:{enum:["options","labelField","valueField","imageField","value","label","ariaLabel","hint","error","layoutTy\
pe","placeholder","noOptionsText","noResultsText","searchPlaceholder","clearLabel","readonly","required","disabled","canDeselect","searchable","closeOnSelect","\
infiniteScroll","isFetching","loadingRingColor","limitedOptions","limit","clearIcon","caretIcon","maxHeight"]}};function an(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!Array.isArray(s)){let a={instancePath:n,
keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return an.errors=e,r===0}function cn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?
e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return cn.
errors=e,r===0}function T(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;
r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"patte\
rn",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};
e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){
let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{
let _={};e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="st\
ring"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E=
"else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};
e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return T.
errors=e,r===0}function P(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),
r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return P.errors=e,r===0}function rr(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);
let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="t\
hen"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){
let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return rr.errors=e,r===0}function yn(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formul\
a")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(
s)){if(s>50||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:50}};e===null?e=[a]:e.push(a),r++}if(s<10||isNaN(s)){let a={instancePath:n,
keyword:"minimum",params:{comparison:">=",limit:10}};e===null?e=[a]:e.push(a),r++}}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return yn.errors=e,r===0}function Bi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="options"||l==="labelField"||l==="valueField"||l==="imageField"||l==="value"||l==="label"||
l==="ariaLabel"||l==="hint"||l==="error"||l==="layoutType"||l==="placeholder"||l==="noOptionsText"||l==="noResultsText"||l==="searchPlaceholder"||l==="clearLabe\
l"||l==="readonly"||l==="required"||l==="disabled"||l==="canDeselect"||l==="searchable"||l==="closeOnSelect"||l==="infiniteScroll"||l==="isFetching"||l==="loadi\
ngRingColor"||l==="limitedOptions"||l==="limit"||l==="clearIcon"||l==="caretIcon"||l==="maxHeight")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Bt.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.options!==void 0&&(an(s.options,{instancePath:n+"/options",parentData:s,parentDataProperty:"options",rootData:u})||(e=e===null?an.errors:
e.concat(an.errors),r=e.length)),s.labelField!==void 0&&typeof s.labelField!="string"){let l={instancePath:n+"/labelField",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.valueField!==void 0&&typeof s.valueField!="string"){let l={instancePath:n+"/valueField",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.imageField!==void 0&&typeof s.imageField!="string"){let l={instancePath:n+"/imageField",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.value!==void 0&&(cn(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?cn.errors:
e.concat(cn.errors),r=e.length)),s.label!==void 0&&(T(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:u})||(e=e===null?T.errors:
e.concat(T.errors),r=e.length)),s.ariaLabel!==void 0&&(T(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===
null?T.errors:e.concat(T.errors),r=e.length)),s.hint!==void 0&&(T(s.hint,{instancePath:n+"/hint",parentData:s,parentDataProperty:"hint",rootData:u})||(e=e===null?
T.errors:e.concat(T.errors),r=e.length)),s.error!==void 0&&(T(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"error",rootData:u})||(e=e===null?
T.errors:e.concat(T.errors),r=e.length)),s.layoutType!==void 0){let l=s.layoutType;if(typeof l!="string"){let p={instancePath:n+"/layoutType",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="text"||l==="free")){let p={instancePath:n+"/layoutType",keyword:"enum",params:{allowedValues:Bt.properties.
layoutType.enum}};e===null?e=[p]:e.push(p),r++}}if(s.placeholder!==void 0&&(T(s.placeholder,{instancePath:n+"/placeholder",parentData:s,parentDataProperty:"plac\
eholder",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.noOptionsText!==void 0&&(T(s.noOptionsText,{instancePath:n+"/noOptionsText",parentData:s,
parentDataProperty:"noOptionsText",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.noResultsText!==void 0&&(T(s.noResultsText,{instancePath:n+
"/noResultsText",parentData:s,parentDataProperty:"noResultsText",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),r=e.length)),s.searchPlaceholder!==void 0&&
(T(s.searchPlaceholder,{instancePath:n+"/searchPlaceholder",parentData:s,parentDataProperty:"searchPlaceholder",rootData:u})||(e=e===null?T.errors:e.concat(T.errors),
r=e.length)),s.clearLabel!==void 0&&(T(s.clearLabel,{instancePath:n+"/clearLabel",parentData:s,parentDataProperty:"clearLabel",rootData:u})||(e=e===null?T.errors:
e.concat(T.errors),r=e.length)),s.readonly!==void 0&&(P(s.readonly,{instancePath:n+"/readonly",parentData:s,parentDataProperty:"readonly",rootData:u})||(e=e===null?
P.errors:e.concat(P.errors),r=e.length)),s.required!==void 0&&(P(s.required,{instancePath:n+"/required",parentData:s,parentDataProperty:"required",rootData:u})||
(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.disabled!==void 0&&(P(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||
(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.canDeselect!==void 0&&(P(s.canDeselect,{instancePath:n+"/canDeselect",parentData:s,parentDataProperty:"ca\
nDeselect",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.searchable!==void 0&&(P(s.searchable,{instancePath:n+"/searchable",parentData:s,
parentDataProperty:"searchable",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.closeOnSelect!==void 0&&(P(s.closeOnSelect,{instancePath:n+
"/closeOnSelect",parentData:s,parentDataProperty:"closeOnSelect",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.infiniteScroll!==void 0&&(P(
s.infiniteScroll,{instancePath:n+"/infiniteScroll",parentData:s,parentDataProperty:"infiniteScroll",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),
s.isFetching!==void 0&&(P(s.isFetching,{instancePath:n+"/isFetching",parentData:s,parentDataProperty:"isFetching",rootData:u})||(e=e===null?P.errors:e.concat(P.
errors),r=e.length)),s.loadingRingColor!==void 0&&(rr(s.loadingRingColor,{instancePath:n+"/loadingRingColor",parentData:s,parentDataProperty:"loadingRingColor",
rootData:u})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length)),s.limitedOptions!==void 0&&typeof s.limitedOptions!="boolean"){let l={instancePath:n+"/limi\
tedOptions",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.limit!==void 0&&(yn(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"\
limit",rootData:u})||(e=e===null?yn.errors:e.concat(yn.errors),r=e.length)),s.clearIcon!==void 0&&(P(s.clearIcon,{instancePath:n+"/clearIcon",parentData:s,parentDataProperty:"\
clearIcon",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.caretIcon!==void 0&&(P(s.caretIcon,{instancePath:n+"/caretIcon",parentData:s,parentDataProperty:"\
caretIcon",rootData:u})||(e=e===null?P.errors:e.concat(P.errors),r=e.length)),s.maxHeight!==void 0&&(rr(s.maxHeight,{instancePath:n+"/maxHeight",parentData:s,parentDataProperty:"\
maxHeight",rootData:u})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return Bi.errors=e,r===0}var vu=Gi,Gt={$id:"props-tabs.schema.json",type:"object",properties:{tabs:{type:"array",items:{type:"object",required:["i\
d","label"],properties:{id:{type:"string",pattern:"^[a-z][A-Za-z0-9]*$"},label:{$ref:"shared.schema.json#/$defs/s0"},display:{$ref:"shared.schema.json#/$defs/s2"},
disabled:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{enum:["id","label","display","disabled"]}}},value:{$ref:"shared.schema.json#/$defs/s45"},tabsPosition:{
$ref:"shared.schema.json#/$defs/s46"},horizontalAlignment:{$ref:"shared.schema.json#/$defs/s47"},verticalAlignment:{$ref:"shared.schema.json#/$defs/s47"},transition:{
$ref:"shared.schema.json#/$defs/s48"},transitionDuration:{$ref:"shared.schema.json#/$defs/s49"},keepMounted:{type:"boolean"},ariaLabel:{$ref:"shared.schema.json\
#/$defs/s0"}},propertyNames:{enum:["tabs","value","tabsPosition","horizontalAlignment","verticalAlignment","transition","transitionDuration","keepMounted","aria\
Label"]}};function sr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&
(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",
params:{limit:1}};e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"\
^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?
e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],
w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};
e===null?e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){
let L={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}
if(!N){let _={instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"\
type",params:{type:"string"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?
e=[j]:e.push(j),r++}var o=m===r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return sr.errors=
e,r===0}function lr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===
r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return lr.errors=e,r===0}function mn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return mn.errors=e,r===
0}var wu={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["top","bottom","left","right"]}};function dn(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.
formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);
let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="t\
hen"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="top"||s==="bottom"||
s==="left"||s==="right")){let a={instancePath:n,keyword:"enum",params:{allowedValues:wu.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){
let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return dn.errors=e,r===0}var ku={if:{type:"object",required:["formula"]},
then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["start","center","end","stretch"]}};function nr(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="start"||s==="center"||s==="end"||s==="stretch")){let a={instancePath:n,keyword:"en\
um",params:{allowedValues:ku.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return nr.errors=e,r===0}var bu={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"\
string",enum:["none","fade","fadeTopBottom","fadeLeftRight"]}};function hn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,
i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};
e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="fade"||s==="fadeTopBottom"||s==="fadeLeftRight")){let a={instancePath:n,keyword:"enum",params:{allowedValues:bu.
else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),
r++}return hn.errors=e,r===0}function gn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(typeof s=="number"&&isFinite(s)){if(s>5||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:5}};e===
null?e=[a]:e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n,
keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return gn.errors=e,r===0}function Gi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let p in s){let o=r;if(!(p==="tabs"||p==="value"||p==="tabsPosition"||p==="horizontalAlignment"||p==="verticalAlignme\
nt"||p==="transition"||p==="transitionDuration"||p==="keepMounted"||p==="ariaLabel")){let f={instancePath:n,keyword:"enum",params:{allowedValues:Gt.propertyNames.
enum},propertyName:p};e===null?e=[f]:e.push(f),r++}var i=o===r;if(!i){let f={instancePath:n,keyword:"propertyNames",params:{propertyName:p}};e===null?e=[f]:e.push(
f),r++}}if(s.tabs!==void 0){let p=s.tabs;if(Array.isArray(p)){let o=p.length;for(let f=0;f<o;f++){let t=p[f];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===
void 0){let c={instancePath:n+"/tabs/"+f,keyword:"required",params:{missingProperty:"id"}};e===null?e=[c]:e.push(c),r++}if(t.label===void 0){let c={instancePath:n+
"/tabs/"+f,keyword:"required",params:{missingProperty:"label"}};e===null?e=[c]:e.push(c),r++}for(let c in t){let a=r;if(!(c==="id"||c==="label"||c==="display"||
c==="disabled")){let m={instancePath:n+"/tabs/"+f,keyword:"enum",params:{allowedValues:Gt.properties.tabs.items.propertyNames.enum},propertyName:c};e===null?e=[
m]:e.push(m),r++}var l=a===r;if(!l){let m={instancePath:n+"/tabs/"+f,keyword:"propertyNames",params:{propertyName:c}};e===null?e=[m]:e.push(m),r++}}if(t.id!==void 0){
let c=t.id;if(typeof c=="string"){if(!$t.test(c)){let a={instancePath:n+"/tabs/"+f+"/id",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*$"}};e===null?e=[a]:
e.push(a),r++}}else{let a={instancePath:n+"/tabs/"+f+"/id",keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}t.label!==void 0&&(sr(t.label,{instancePath:n+
"/tabs/"+f+"/label",parentData:t,parentDataProperty:"label",rootData:u})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),t.display!==void 0&&(lr(t.display,
{instancePath:n+"/tabs/"+f+"/display",parentData:t,parentDataProperty:"display",rootData:u})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)),t.disabled!==
void 0&&(lr(t.disabled,{instancePath:n+"/tabs/"+f+"/disabled",parentData:t,parentDataProperty:"disabled",rootData:u})||(e=e===null?lr.errors:e.concat(lr.errors),
r=e.length))}else{let c={instancePath:n+"/tabs/"+f,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:n+"/tabs",keyword:"\
type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.value!==void 0&&(mn(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||
(e=e===null?mn.errors:e.concat(mn.errors),r=e.length)),s.tabsPosition!==void 0&&(dn(s.tabsPosition,{instancePath:n+"/tabsPosition",parentData:s,parentDataProperty:"\
tabsPosition",rootData:u})||(e=e===null?dn.errors:e.concat(dn.errors),r=e.length)),s.horizontalAlignment!==void 0&&(nr(s.horizontalAlignment,{instancePath:n+"/h\
orizontalAlignment",parentData:s,parentDataProperty:"horizontalAlignment",rootData:u})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s.verticalAlignment!==
void 0&&(nr(s.verticalAlignment,{instancePath:n+"/verticalAlignment",parentData:s,parentDataProperty:"verticalAlignment",rootData:u})||(e=e===null?nr.errors:e.concat(
nr.errors),r=e.length)),s.transition!==void 0&&(hn(s.transition,{instancePath:n+"/transition",parentData:s,parentDataProperty:"transition",rootData:u})||(e=e===
null?hn.errors:e.concat(hn.errors),r=e.length)),s.transitionDuration!==void 0&&(gn(s.transitionDuration,{instancePath:n+"/transitionDuration",parentData:s,parentDataProperty:"\
transitionDuration",rootData:u})||(e=e===null?gn.errors:e.concat(gn.errors),r=e.length)),s.keepMounted!==void 0&&typeof s.keepMounted!="boolean"){let p={instancePath:n+
"/keepMounted",keyword:"type",params:{type:"boolean"}};e===null?e=[p]:e.push(p),r++}s.ariaLabel!==void 0&&(sr(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,
parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length))}else{let p={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[p]:e.push(p),r++}return Gi.errors=e,r===0}var _u=Ui,kt={$id:"props-text-input.schema.json",type:"object",properties:{type:{type:"string",enum:[
"text","textarea","password","number","decimal","date","time"]},value:{$ref:"shared.schema.json#/$defs/s24"},placeholder:{$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{
$ref:"shared.schema.json#/$defs/s0"},color:{$ref:"shared.schema.json#/$defs/s3"},fontFamily:{$ref:"shared.schema.json#/$defs/s3"},fontSize:{$ref:"shared.schema.\
json#/$defs/s3"},readonly:{$ref:"shared.schema.json#/$defs/s2"},disabled:{$ref:"shared.schema.json#/$defs/s2"},required:{$ref:"shared.schema.json#/$defs/s2"},precision:{
type:"string",enum:["1","0.1","0.01","0.001","0.0001"]},step:{$ref:"shared.schema.json#/$defs/s26"},maxLength:{$ref:"shared.schema.json#/$defs/s15"},debounceDelay:{
type:"integer",minimum:1,maximum:5e3},autofocus:{type:"boolean"}},propertyNames:{enum:["type","value","placeholder","ariaLabel","color","fontFamily","fontSize",
"readonly","disabled","required","precision","step","maxLength","debounceDelay","autofocus"]}};function vn(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&s!==null){let a={instancePath:n,keyword:"type",params:{type:Dt.else.type}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){
let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return vn.errors=e,r===0}function or(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.formula===void 0&&(m="formul\
a")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let m=r;d(s,{
instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===r;l=o,f="then"}else{let m=r,v=r,k=!0,
A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=v:e=null);let $;if(t){let j=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[y]:e.push(y),r++}
for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"},propertyName:y};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(w),r++}var c=b===r;if(!c){let w={
instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,x=r;if(r===x)if(b&&typeof b=="\
object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?e=[_]:e.push(_),r++}var a=x===
r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:y,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+"/"+y.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+"/"+y.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===r;l=o,f=
"else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return or.errors=e,r===0}function Ne(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ne.errors=e,r===0}function Ee(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?
e=[t]:e.push(t),r++}return Ee.errors=e,r===0}function wn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.
push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{
type:"number"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(
t),r++}return wn.errors=e,r===0}function kn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),
r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"ty\
pe",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:"\
>=",limit:1}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),
r++}return kn.errors=e,r===0}function Ui(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let l in s){let p=r;if(!(l==="type"||l==="value"||l==="placeholder"||l==="ariaLabel"||l==="color"||l==="fontFamily"||l==="fontSize"||l==="readon\
ly"||l==="disabled"||l==="required"||l==="precision"||l==="step"||l==="maxLength"||l==="debounceDelay"||l==="autofocus")){let o={instancePath:n,keyword:"enum",params:{
allowedValues:kt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[o]:e.push(o),r++}}if(s.type!==void 0){let l=s.type;if(typeof l!="string"){let p={instancePath:n+"/type",keyword:"type",params:{type:"string"}};e===null?
e=[p]:e.push(p),r++}if(!(l==="text"||l==="textarea"||l==="password"||l==="number"||l==="decimal"||l==="date"||l==="time")){let p={instancePath:n+"/type",keyword:"\
enum",params:{allowedValues:kt.properties.type.enum}};e===null?e=[p]:e.push(p),r++}}if(s.value!==void 0&&(vn(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"\
value",rootData:u})||(e=e===null?vn.errors:e.concat(vn.errors),r=e.length)),s.placeholder!==void 0&&(or(s.placeholder,{instancePath:n+"/placeholder",parentData:s,
parentDataProperty:"placeholder",rootData:u})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)),s.ariaLabel!==void 0&&(or(s.ariaLabel,{instancePath:n+"/ar\
iaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)),s.color!==void 0&&(Ne(s.color,{instancePath:n+
"/color",parentData:s,parentDataProperty:"color",rootData:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.fontFamily!==void 0&&(Ne(s.fontFamily,{instancePath:n+
"/fontFamily",parentData:s,parentDataProperty:"fontFamily",rootData:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.fontSize!==void 0&&(Ne(s.fontSize,
{instancePath:n+"/fontSize",parentData:s,parentDataProperty:"fontSize",rootData:u})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length)),s.readonly!==void 0&&
(Ee(s.readonly,{instancePath:n+"/readonly",parentData:s,parentDataProperty:"readonly",rootData:u})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),s.disabled!==
void 0&&(Ee(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),
s.required!==void 0&&(Ee(s.required,{instancePath:n+"/required",parentData:s,parentDataProperty:"required",rootData:u})||(e=e===null?Ee.errors:e.concat(Ee.errors),
r=e.length)),s.precision!==void 0){let l=s.precision;if(typeof l!="string"){let p={instancePath:n+"/precision",keyword:"type",params:{type:"string"}};e===null?e=
[p]:e.push(p),r++}if(!(l==="1"||l==="0.1"||l==="0.01"||l==="0.001"||l==="0.0001")){let p={instancePath:n+"/precision",keyword:"enum",params:{allowedValues:kt.properties.
precision.enum}};e===null?e=[p]:e.push(p),r++}}if(s.step!==void 0&&(wn(s.step,{instancePath:n+"/step",parentData:s,parentDataProperty:"step",rootData:u})||(e=e===
null?wn.errors:e.concat(wn.errors),r=e.length)),s.maxLength!==void 0&&(kn(s.maxLength,{instancePath:n+"/maxLength",parentData:s,parentDataProperty:"maxLength",rootData:u})||
(e=e===null?kn.errors:e.concat(kn.errors),r=e.length)),s.debounceDelay!==void 0){let l=s.debounceDelay;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){
let p={instancePath:n+"/debounceDelay",keyword:"type",params:{type:"integer"}};e===null?e=[p]:e.push(p),r++}if(typeof l=="number"&&isFinite(l)){if(l>5e3||isNaN(
l)){let p={instancePath:n+"/debounceDelay",keyword:"maximum",params:{comparison:"<=",limit:5e3}};e===null?e=[p]:e.push(p),r++}if(l<1||isNaN(l)){let p={instancePath:n+
"/debounceDelay",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[p]:e.push(p),r++}}}if(s.autofocus!==void 0&&typeof s.autofocus!="boolean"){let l={
instancePath:n+"/autofocus",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return Ui.errors=e,r===0}var ju=Xi,Ut={$id:"props-text.schema.json",type:"object",properties:{text:{$ref:"shared.schema.json#/$defs\
/s0"},tag:{type:"string",enum:["p","h1","h2","h3","h4","h5","h6","button","div","span","strong","em","small","label","li","dt","dd","legend","summary","time","c\
ode","pre"]},role:{$ref:"shared.schema.json#/$defs/s50"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}},propertyNames:{enum:["text","tag","role","ariaLabel"]}};
function tr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let m;if(s.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let m=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=m===
r;l=o,f="then"}else{let m=r,v=r,k=!0,A=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let j={};e===null?e=[j]:e.push(j),r++}var t=A===r;r=v,e!==null&&(v?e.length=
v:e=null);let $;if(t){let j=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let y={instancePath:n,keyword:"minProperties",params:{limit:1}};
e===null?e=[y]:e.push(y),r++}for(let y in s){let b=r;if(typeof y=="string"){if(!Z.test(y)){let w={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[\
A-Z]{2})?$"},propertyName:y};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:n,keyword:"type",params:{type:"string"},propertyName:y};e===null?e=[w]:e.push(
w),r++}var c=b===r;if(!c){let w={instancePath:n,keyword:"propertyNames",params:{propertyName:y}};e===null?e=[w]:e.push(w),r++}}for(let y in s){let b=s[y],w=r,N=!0,
x=r;if(r===x)if(b&&typeof b=="object"&&!Array.isArray(b)){let _;if(b.formula===void 0&&(_="formula")){let z={};e===null?e=[z]:e.push(z),r++}}else{let _={};e===null?
e=[_]:e.push(_),r++}var a=x===r;r=w,e!==null&&(w?e.length=w:e=null);let E;if(a){let _=r;d(b,{instancePath:n+"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:y,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=_===r;N=a,E="then"}else{let _=r;if(typeof b!="string"){let L={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=_===r;N=a,E="else"}if(!N){let _={instancePath:n+
"/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:E}};e===null?e=[_]:e.push(_),r++}}}else{let y={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="then"}else{let j=r;if(typeof s!="string"){let y={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[y]:e.push(y),r++}var t=j===r;k=t,$="else"}if(!k){let j={instancePath:n,keyword:"if",params:{failingKeyword:$}};e===null?e=[j]:e.push(j),r++}var o=m===
r;l=o,f="else"}if(!l){let m={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[m]:e.push(m),r++}return tr.errors=e,r===0}var $u={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["none","status","alert","note"]}};function bn(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="status"||s==="alert"||s==="note")){let a={
instancePath:n,keyword:"enum",params:{allowedValues:$u.else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"i\
f",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return bn.errors=e,r===0}function Xi(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="text"||l==="tag"||l==="role"||l==="ariaLabel")){let o={instancePath:n,
keyword:"enum",params:{allowedValues:Ut.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.text!==void 0&&(tr(s.text,{instancePath:n+"/text",parentData:s,parentDataProperty:"text",rootData:u})||
(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)),s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let p={instancePath:n+"/tag",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="p"||l==="h1"||l==="h2"||l==="h3"||l==="h4"||l==="h5"||l==="h6"||l==="button"||l==="div"||l==="span"||l==="stron\
g"||l==="em"||l==="small"||l==="label"||l==="li"||l==="dt"||l==="dd"||l==="legend"||l==="summary"||l==="time"||l==="code"||l==="pre")){let p={instancePath:n+"/t\
ag",keyword:"enum",params:{allowedValues:Ut.properties.tag.enum}};e===null?e=[p]:e.push(p),r++}}s.role!==void 0&&(bn(s.role,{instancePath:n+"/role",parentData:s,
parentDataProperty:"role",rootData:u})||(e=e===null?bn.errors:e.concat(bn.errors),r=e.length)),s.ariaLabel!==void 0&&(tr(s.ariaLabel,{instancePath:n+"/ariaLabel",
parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Xi.errors=e,r===0}var Au=Ji,Xt={$id:"source-static.schema.json",type:"object",properties:{source:{type:"stri\
ng"},key:{type:"string"},schema:{$ref:"value.schema.json#/$defs/schema"},name:{type:"string"},description:{type:"string"},data:{type:["array","object"]},allow:{
$ref:"value.schema.json#/$defs/allow"}},required:["source","data"],propertyNames:{enum:["source","key","schema","name","description","data","allow"]}};function _n(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let i={
instancePath:n,keyword:"type",params:{type:Er.type}};e===null?e=[i]:e.push(i),r++}return _n.errors=e,r===0}function jn(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let p=0;p<l;p++){let o=s[p];if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.code===void 0){
let f={instancePath:n+"/"+p,keyword:"required",params:{missingProperty:"code"}};e===null?e=[f]:e.push(f),r++}if(o.reason===void 0){let f={instancePath:n+"/"+p,keyword:"\
required",params:{missingProperty:"reason"}};e===null?e=[f]:e.push(f),r++}for(let f in o){let t=r;if(!(f==="code"||f==="reason")){let c={instancePath:n+"/"+p,keyword:"\
enum",params:{allowedValues:ze.items.propertyNames.enum},propertyName:f};e===null?e=[c]:e.push(c),r++}var i=t===r;if(!i){let c={instancePath:n+"/"+p,keyword:"pr\
opertyNames",params:{propertyName:f}};e===null?e=[c]:e.push(c),r++}}if(o.code!==void 0&&typeof o.code!="string"){let f={instancePath:n+"/"+p+"/code",keyword:"ty\
pe",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(o.reason!==void 0){let f=o.reason;if(typeof f=="string"){if(q(f)<1){let t={instancePath:n+"/"+p+"/re\
ason",keyword:"minLength",params:{limit:1}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/"+p+"/reason",keyword:"type",params:{type:"string"}};e===
null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+"/"+p,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{let l={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return jn.errors=e,r===0}function Ji(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"source"}};e===
null?e=[l]:e.push(l),r++}if(s.data===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"data"}};e===null?e=[l]:e.push(l),r++}for(let l in s){
let p=r;if(!(l==="source"||l==="key"||l==="schema"||l==="name"||l==="description"||l==="data"||l==="allow")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Xt.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.source!==void 0&&typeof s.source!="string"){let l={instancePath:n+"/source",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.key!==void 0&&typeof s.key!="string"){let l={instancePath:n+"/key",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.schema!==
void 0&&(_n(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?_n.errors:e.concat(_n.errors),r=e.length)),s.name!==
void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.data!==void 0){let l=s.data;
if(!l||typeof l!="object"){let p={instancePath:n+"/data",keyword:"type",params:{type:Xt.properties.data.type}};e===null?e=[p]:e.push(p),r++}}s.allow!==void 0&&(jn(
s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?jn.errors:e.concat(jn.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ji.errors=e,r===0}var Du=Qi,bt={$id:"source-supabase.schema.json",type:"object",properties:{
source:{type:"string"},key:{type:"string"},schema:{$ref:"value.schema.json#/$defs/schema"},name:{type:"string"},description:{type:"string"},table:{type:"string"},
view:{type:"string"},function:{type:"string"},args:{$ref:"value.schema.json#/$defs/arguments"},columns:{type:"array",items:{type:"string"},uniqueItems:!0,minItems:1},
embed:{type:"object",additionalProperties:{type:"object",properties:{columns:{type:"array",items:{type:"string"},minItems:1},inner:{type:"boolean"}},propertyNames:{
enum:["columns","inner"]}}},single:{type:"boolean"},filter:{$ref:"value.schema.json#/$defs/filter"},sort:{$ref:"value.schema.json#/$defs/sort"},limit:{$ref:"sha\
red.schema.json#/$defs/s6"},offset:{$ref:"shared.schema.json#/$defs/s6"},count:{enum:["exact"]},autoFetch:{type:"boolean"}},required:["source"],propertyNames:{enum:[
"source","key","schema","name","description","table","view","function","args","columns","embed","single","filter","sort","limit","offset","count","autoFetch"]}};
function $n(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="b\
oolean"){let i={instancePath:n,keyword:"type",params:{type:Er.type}};e===null?e=[i]:e.push(i),r++}return $n.errors=e,r===0}function An(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let i in s)ye(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length);else{let i={instancePath:n,keyword:"ty\
pe",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return An.errors=e,r===0}function Dn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?
e=[l]:e.push(l),r++}if(Object.keys(s).length<1){let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;
if(!(l==="and"||l==="or"||l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Vr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),
r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.and!==void 0){let l=s.and;if(Array.
isArray(l)){let p=l.length;for(let o=0;o<p;o++)I(l[o],{instancePath:n+"/and/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.
errors),r=e.length)}else{let p={instancePath:n+"/and",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.or!==void 0){let l=s.or;if(Array.
isArray(l)){let p=l.length;for(let o=0;o<p;o++)I(l[o],{instancePath:n+"/or/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),
r=e.length)}else{let p={instancePath:n+"/or",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}s.if!==void 0&&(R(s.if,{instancePath:n+"/if",parentData:s,
parentDataProperty:"if",rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}return Dn.errors=e,r===0}function Nn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(
s)){let i=s.length;for(let l=0;l<i;l++)$r(s[l],{instancePath:n+"/"+l,parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?$r.errors:e.concat($r.errors),r=
e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}return Nn.errors=e,r===0}function ir(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(
s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={
instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ir.errors=e,r===0}function Qi(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0){let p={instancePath:n,keyword:"required",params:{missingProperty:"\
source"}};e===null?e=[p]:e.push(p),r++}for(let p in s){let o=r;if(!(p==="source"||p==="key"||p==="schema"||p==="name"||p==="description"||p==="table"||p==="view"||
p==="function"||p==="args"||p==="columns"||p==="embed"||p==="single"||p==="filter"||p==="sort"||p==="limit"||p==="offset"||p==="count"||p==="autoFetch")){let f={
instancePath:n,keyword:"enum",params:{allowedValues:bt.propertyNames.enum},propertyName:p};e===null?e=[f]:e.push(f),r++}var i=o===r;if(!i){let f={instancePath:n,
keyword:"propertyNames",params:{propertyName:p}};e===null?e=[f]:e.push(f),r++}}if(s.source!==void 0&&typeof s.source!="string"){let p={instancePath:n+"/source",
keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.key!==void 0&&typeof s.key!="string"){let p={instancePath:n+"/key",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.schema!==void 0&&($n(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||
(e=e===null?$n.errors:e.concat($n.errors),r=e.length)),s.name!==void 0&&typeof s.name!="string"){let p={instancePath:n+"/name",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[p]:e.push(p),r++}if(s.description!==void 0&&typeof s.description!="string"){let p={instancePath:n+"/description",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}if(s.table!==void 0&&typeof s.table!="string"){let p={instancePath:n+"/table",keyword:"type",params:{type:"string"}};e===
null?e=[p]:e.push(p),r++}if(s.view!==void 0&&typeof s.view!="string"){let p={instancePath:n+"/view",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),r++}if(s.function!==void 0&&typeof s.function!="string"){let p={instancePath:n+"/function",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}
if(s.args!==void 0&&(An(s.args,{instancePath:n+"/args",parentData:s,parentDataProperty:"args",rootData:u})||(e=e===null?An.errors:e.concat(An.errors),r=e.length)),
s.columns!==void 0){let p=s.columns;if(Array.isArray(p)){if(p.length<1){let c={instancePath:n+"/columns",keyword:"minItems",params:{limit:1}};e===null?e=[c]:e.push(
c),r++}let o=p.length;for(let c=0;c<o;c++)if(typeof p[c]!="string"){let a={instancePath:n+"/columns/"+c,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.
push(a),r++}let f=p.length,t;if(f>1){let c={};for(;f--;){let a=p[f];if(typeof a=="string"){if(typeof c[a]=="number"){t=c[a];let m={instancePath:n+"/columns",keyword:"\
uniqueItems",params:{i:f,j:t}};e===null?e=[m]:e.push(m),r++;break}c[a]=f}}}}else{let o={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?
e=[o]:e.push(o),r++}}if(s.embed!==void 0){let p=s.embed;if(p&&typeof p=="object"&&!Array.isArray(p))for(let o in p){let f=p[o];if(f&&typeof f=="object"&&!Array.
isArray(f)){for(let t in f){let c=r;if(!(t==="columns"||t==="inner")){let a={instancePath:n+"/embed/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"enum",params:{
allowedValues:bt.properties.embed.additionalProperties.propertyNames.enum},propertyName:t};e===null?e=[a]:e.push(a),r++}var l=c===r;if(!l){let a={instancePath:n+
"/embed/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"propertyNames",params:{propertyName:t}};e===null?e=[a]:e.push(a),r++}}if(f.columns!==void 0){let t=f.
columns;if(Array.isArray(t)){if(t.length<1){let a={instancePath:n+"/embed/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/columns",keyword:"minItems",params:{limit:1}};
e===null?e=[a]:e.push(a),r++}let c=t.length;for(let a=0;a<c;a++)if(typeof t[a]!="string"){let m={instancePath:n+"/embed/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/columns/"+a,keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let c={instancePath:n+"/embed/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/columns",keyword:"type",params:{type:"array"}};e===null?e=[c]:e.push(c),r++}}if(f.inner!==void 0&&typeof f.inner!="boolean"){let t={instancePath:n+"/embed/"+o.
replace(/~/g,"~0").replace(/\//g,"~1")+"/inner",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/embed/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}else{let o={instancePath:n+"/embed",keyword:"type",params:{type:"\
object"}};e===null?e=[o]:e.push(o),r++}}if(s.single!==void 0&&typeof s.single!="boolean"){let p={instancePath:n+"/single",keyword:"type",params:{type:"boolean"}};
e===null?e=[p]:e.push(p),r++}if(s.filter!==void 0&&(Dn(s.filter,{instancePath:n+"/filter",parentData:s,parentDataProperty:"filter",rootData:u})||(e=e===null?Dn.
errors:e.concat(Dn.errors),r=e.length)),s.sort!==void 0&&(Nn(s.sort,{instancePath:n+"/sort",parentData:s,parentDataProperty:"sort",rootData:u})||(e=e===null?Nn.
errors:e.concat(Nn.errors),r=e.length)),s.limit!==void 0&&(ir(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"limit",rootData:u})||(e=e===null?
ir.errors:e.concat(ir.errors),r=e.length)),s.offset!==void 0&&(ir(s.offset,{instancePath:n+"/offset",parentData:s,parentDataProperty:"offset",rootData:u})||(e=e===
null?ir.errors:e.concat(ir.errors),r=e.length)),s.count!==void 0&&s.count!=="exact"){let p={instancePath:n+"/count",keyword:"enum",params:{allowedValues:bt.properties.
count.enum}};e===null?e=[p]:e.push(p),r++}if(s.autoFetch!==void 0&&typeof s.autoFetch!="boolean"){let p={instancePath:n+"/autoFetch",keyword:"type",params:{type:"\
boolean"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Qi.errors=e,r===0}
var Nu=ep,Eu={$id:"action-auth.loadUser.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},
description:{type:"string"}},propertyNames:{enum:["id","action","disabled","description"]}};function En(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),r++}return En.errors=e,r===0}function ep(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description")){let o={instancePath:n,keyword:"\
enum",params:{allowedValues:Eu.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(En(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===
null?En.errors:e.concat(En.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"strin\
g"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?
e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ep.errors=e,r===0}var xu=rp,zu={$id:"\
action-auth.login.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"\
string"},email:{$ref:"shared.schema.json#/$defs/s3"},password:{$ref:"shared.schema.json#/$defs/s3"},keep:{$ref:"shared.schema.json#/$defs/s2"}},required:["email",
"password"],propertyNames:{enum:["id","action","disabled","description","email","password","keep"]}};function xn(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return xn.errors=e,r===0}function pr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?
e=[t]:e.push(t),r++}return pr.errors=e,r===0}function zn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.
push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};
e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return zn.
errors=e,r===0}function rp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.email===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"email"}};e===null?e=[l]:e.push(l),r++}if(s.password===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"password"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="d\
escription"||l==="email"||l==="password"||l==="keep")){let o={instancePath:n,keyword:"enum",params:{allowedValues:zu.propertyNames.enum},propertyName:l};e===null?
e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(xn(
s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?xn.errors:e.concat(xn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.email!==void 0&&(pr(s.email,{instancePath:n+"/email",parentData:s,
parentDataProperty:"email",rootData:u})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)),s.password!==void 0&&(pr(s.password,{instancePath:n+"/password",
parentData:s,parentDataProperty:"password",rootData:u})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)),s.keep!==void 0&&(zn(s.keep,{instancePath:n+"/ke\
ep",parentData:s,parentDataProperty:"keep",rootData:u})||(e=e===null?zn.errors:e.concat(zn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return rp.errors=e,r===0}var Lu=sp,qu={$id:"action-auth.logout.schema.json",type:"object",properties:{id:{$ref:"val\
ue.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"}},propertyNames:{enum:["id","action","disabled","description"]}};
function Ln(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Ln.errors=e,r===0}function sp(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="id"||l==="acti\
on"||l==="disabled"||l==="description")){let o={instancePath:n,keyword:"enum",params:{allowedValues:qu.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(
o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Ln(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ln.errors:e.concat(Ln.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),r++}return sp.errors=e,r===0}var Cu=lp,Vu={$id:"action-auth.signup.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},
action:{type:"string"},disabled:{const:!0},description:{type:"string"},data:{$ref:"shared.schema.json#/$defs/s1"}},required:["data"],propertyNames:{enum:["id","\
action","disabled","description","data"]}};function qn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="str\
ing"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"patter\
n",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}return qn.errors=e,r===0}function Cn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),
r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return Cn.errors=e,
r===0}function lp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"data"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="actio\
n"||l==="disabled"||l==="description"||l==="data")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Vu.propertyNames.enum},propertyName:l};e===null?e=
[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(qn(
s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?qn.errors:e.concat(qn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.data!==void 0&&(Cn(s.data,{instancePath:n+"/data",parentData:s,
parentDataProperty:"data",rootData:u})||(e=e===null?Cn.errors:e.concat(Cn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return lp.errors=e,r===0}var Ku=np,Fu={$id:"action-break.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/\
name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},when:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{enum:["id","action","di\
sabled","description","when"]}};function Vn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(
s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{
pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Vn.
errors=e,r===0}function Kn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),
r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Kn.errors=e,r===0}function np(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l===
"id"||l==="action"||l==="disabled"||l==="description"||l==="when")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Fu.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(Vn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Vn.errors:e.concat(Vn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.when!==void 0&&(Kn(s.when,{instancePath:n+"/when",parentData:s,
parentDataProperty:"when",rootData:u})||(e=e===null?Kn.errors:e.concat(Kn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return np.errors=e,r===0}var Zu=op,Pu={$id:"action-callFunction.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#\
/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},function:{$ref:"value.schema.json#/$defs/name"},args:{type:"array",items:{$ref:"\
shared.schema.json#/$defs/s1"}}},required:["function"],propertyNames:{enum:["id","action","disabled","description","function","args"]}};function fr(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};
e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return fr.errors=e,r===0}function Fn(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?
e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return Fn.errors=e,r===0}function op(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.function===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"function"}};e===null?e=[l]:e.push(l),r++}
for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="function"||l==="args")){let o={instancePath:n,keyword:"enum",params:{
allowedValues:Pu.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(fr(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?fr.errors:e.concat(
fr.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.function!==
void 0&&(fr(s.function,{instancePath:n+"/function",parentData:s,parentDataProperty:"function",rootData:u})||(e=e===null?fr.errors:e.concat(fr.errors),r=e.length)),
s.args!==void 0){let l=s.args;if(Array.isArray(l)){let p=l.length;for(let o=0;o<p;o++)Fn(l[o],{instancePath:n+"/args/"+o,parentData:l,parentDataProperty:o,rootData:u})||
(e=e===null?Fn.errors:e.concat(Fn.errors),r=e.length)}else{let p={instancePath:n+"/args",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return op.errors=e,r===0}var Ou=tp,Iu={$id:"action-closeAllPopups.sche\
ma.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"}},propertyNames:{
enum:["id","action","disabled","description"]}};function Zn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return Zn.errors=e,r===0}function tp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Iu.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Zn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Zn.errors:e.concat(Zn.errors),
r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return tp.errors=e,r===0}var Tu=ip,Su={$id:"action-closePopup.schema.json",type:"object",properties:{
id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},result:{$ref:"shared.schema.json#/$defs/s1"}},propertyNames:{
enum:["id","action","disabled","description","result"]}};function Pn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return Pn.errors=e,r===0}function On(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),
r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return On.errors=e,
r===0}function ip(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){
let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="result")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Su.propertyNames.
enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(
o),r++}}if(s.id!==void 0&&(Pn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Pn.errors:e.concat(Pn.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.result!==void 0&&(On(s.result,
{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:u})||(e=e===null?On.errors:e.concat(On.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ip.errors=e,r===0}var Mu=pp,Ru={$id:"action-continue.schema.json",type:"object",properties:{
id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},when:{$ref:"shared.schema.json#/$defs/s2"}},propertyNames:{
enum:["id","action","disabled","description","when"]}};function In(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return In.errors=e,r===0}function Tn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),
r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?
e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Tn.errors=
e,r===0}function pp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){
let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="when")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Ru.propertyNames.
enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(
o),r++}}if(s.id!==void 0&&(In(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?In.errors:e.concat(In.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.when!==void 0&&(Tn(s.when,{instancePath:n+
"/when",parentData:s,parentDataProperty:"when",rootData:u})||(e=e===null?Tn.errors:e.concat(Tn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return pp.errors=e,r===0}var Yu=fp,Hu={$id:"action-copyToClipboard.schema.json",type:"object",properties:{id:{$ref:"\
value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},value:{$ref:"shared.schema.json#/$defs/s3"}},required:["v\
alue"],propertyNames:{enum:["id","action","disabled","description","value"]}};function Sn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),r++}return Sn.errors=e,r===0}function Mn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,
i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};
e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}
return Mn.errors=e,r===0}function fp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.value===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"value"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l===
"id"||l==="action"||l==="disabled"||l==="description"||l==="value")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Hu.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(Sn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Sn.errors:e.concat(Sn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.value!==void 0&&(Mn(s.value,{instancePath:n+"/value",parentData:s,
parentDataProperty:"value",rootData:u})||(e=e===null?Mn.errors:e.concat(Mn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return fp.errors=e,r===0}var Wu=up,Bu={$id:"action-createObjectUrl.schema.json",type:"object",properties:{id:{$ref:"value.schema.js\
on#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},file:{$ref:"shared.schema.json#/$defs/s1"}},required:["file"],propertyNames:{
enum:["id","action","disabled","description","file"]}};function Rn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return Rn.errors=e,r===0}function Yn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),
r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return Yn.errors=e,
r===0}function up(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.file===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"file"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="actio\
n"||l==="disabled"||l==="description"||l==="file")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Bu.propertyNames.enum},propertyName:l};e===null?e=
[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Rn(
s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Rn.errors:e.concat(Rn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.file!==void 0&&(Yn(s.file,{instancePath:n+"/file",parentData:s,
parentDataProperty:"file",rootData:u})||(e=e===null?Yn.errors:e.concat(Yn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return up.errors=e,r===0}var Gu=ap,Jt={$id:"action-downloadCsv.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/\
$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},data:{$ref:"shared.schema.json#/$defs/s1"},name:{$ref:"shared.schema.json#/$\
defs/s3"},columns:{type:"array",minItems:1,items:{type:"string"}},delimiter:{type:"string",enum:[",",";","	"]}},required:["data"],propertyNames:{enum:["id","act\
ion","disabled","description","data","name","columns","delimiter"]}};function Hn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}return Hn.errors=e,r===0}function Wn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.
push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return Wn.
errors=e,r===0}function Bn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Bn.errors=e,r===0}function ap(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"data"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="descr\
iption"||l==="data"||l==="name"||l==="columns"||l==="delimiter")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Jt.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(Hn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Hn.errors:e.concat(Hn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.data!==void 0&&(Wn(s.data,{instancePath:n+"/data",parentData:s,
parentDataProperty:"data",rootData:u})||(e=e===null?Wn.errors:e.concat(Wn.errors),r=e.length)),s.name!==void 0&&(Bn(s.name,{instancePath:n+"/name",parentData:s,
parentDataProperty:"name",rootData:u})||(e=e===null?Bn.errors:e.concat(Bn.errors),r=e.length)),s.columns!==void 0){let l=s.columns;if(Array.isArray(l)){if(l.length<
1){let o={instancePath:n+"/columns",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}let p=l.length;for(let o=0;o<p;o++)if(typeof l[o]!="string"){
let f={instancePath:n+"/columns/"+o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let p={instancePath:n+"/columns",keyword:"type",params:{
type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.delimiter!==void 0){let l=s.delimiter;if(typeof l!="string"){let p={instancePath:n+"/delimiter",keyword:"type",
params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l===","||l===";"||l==="	")){let p={instancePath:n+"/delimiter",keyword:"enum",params:{allowedValues:Jt.
properties.delimiter.enum}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ap.
errors=e,r===0}var Uu=cp,Xu={$id:"action-downloadFile.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{
const:!0},description:{type:"string"},file:{$ref:"shared.schema.json#/$defs/s1"},name:{$ref:"shared.schema.json#/$defs/s3"}},required:["file"],propertyNames:{enum:[
"id","action","disabled","description","file","name"]}};function Gn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return Gn.errors=e,r===0}function Un(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),
r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return Un.errors=e,
r===0}function Xn(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===
r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Xn.errors=e,r===0}function cp(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.file===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"file"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||
l==="file"||l==="name")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Xu.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===
r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Gn(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?Gn.errors:e.concat(Gn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.file!==void 0&&(Un(s.file,{instancePath:n+"/file",parentData:s,parentDataProperty:"file",rootData:u})||
(e=e===null?Un.errors:e.concat(Un.errors),r=e.length)),s.name!==void 0&&(Xn(s.name,{instancePath:n+"/name",parentData:s,parentDataProperty:"name",rootData:u})||
(e=e===null?Xn.errors:e.concat(Xn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return cp.
errors=e,r===0}var Ju=yp,Qu={$id:"action-elementAction.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{
const:!0},description:{type:"string"},element:{type:"string"},name:{type:"string"},with:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}}},
required:["element","name"],propertyNames:{enum:["id","action","disabled","description","element","name","with"]}};function Jn(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=
[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Jn.errors=e,r===0}function Qn(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?
e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return Qn.errors=e,r===0}function yp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.element===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"element"}};e===null?e=[l]:e.push(l),r++}if(s.
name===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"name"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l===
"action"||l==="disabled"||l==="description"||l==="element"||l==="name"||l==="with")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Qu.propertyNames.
enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(
o),r++}}if(s.id!==void 0&&(Jn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Jn.errors:e.concat(Jn.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.element!==void 0&&typeof s.
element!="string"){let l={instancePath:n+"/element",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.name!==void 0&&typeof s.name!="stri\
ng"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.with!==void 0){let l=s.with;if(l&&typeof l=="object"&&
!Array.isArray(l))for(let p in l)Qn(l[p],{instancePath:n+"/with/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=e===
null?Qn.errors:e.concat(Qn.errors),r=e.length);else{let p={instancePath:n+"/with",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return yp.errors=e,r===0}var ea=mp,ra={$id:"action-emitEvent.schema.json",type:"\
object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},event:{type:"string"},payload:{
$ref:"shared.schema.json#/$defs/s1"}},required:["event"],propertyNames:{enum:["id","action","disabled","description","event","payload"]}};function eo(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};
e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return eo.errors=e,r===0}function ro(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?
e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return ro.errors=e,r===0}function mp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.event===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"event"}};e===null?e=[l]:e.push(l),r++}for(let l in s){
let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="event"||l==="payload")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ra.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.id!==void 0&&(eo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?eo.errors:e.concat(eo.errors),
r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.event!==void 0&&
typeof s.event!="string"){let l={instancePath:n+"/event",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.payload!==void 0&&(ro(s.payload,{
instancePath:n+"/payload",parentData:s,parentDataProperty:"payload",rootData:u})||(e=e===null?ro.errors:e.concat(ro.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return mp.errors=e,r===0}var sa=dp,la={$id:"action-fetchCollection.schema.json",type:"object",
properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},collection:{type:"string"}},required:[
"collection"],propertyNames:{enum:["id","action","disabled","description","collection"]}};function so(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),r++}return so.errors=e,r===0}function dp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.collection===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"collection"}};e===null?
e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="collection")){let o={instancePath:n,keyword:"en\
um",params:{allowedValues:la.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{
propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(so(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?so.
errors:e.concat(so.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(
l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.collection!==void 0&&typeof s.collection!="string"){let l={instancePath:n+"/collection",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return dp.errors=e,r===0}var na=hp,oa={$id:"action-fetchC\
ollections.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},
collections:{type:"array",minItems:1,items:{type:"string"}}},required:["collections"],propertyNames:{enum:["id","action","disabled","description","collections"]}};
function lo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return lo.errors=e,r===0}function hp(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.collections===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"collections"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l===
"description"||l==="collections")){let o={instancePath:n,keyword:"enum",params:{allowedValues:oa.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}
var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(lo(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?lo.errors:e.concat(lo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.collections!==void 0){let l=s.collections;if(Array.isArray(l)){if(l.length<
1){let o={instancePath:n+"/collections",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}let p=l.length;for(let o=0;o<p;o++)if(typeof l[o]!="st\
ring"){let f={instancePath:n+"/collections/"+o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let p={instancePath:n+"/collections",keyword:"\
type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return hp.
errors=e,r===0}var ta=gp,Qt={$id:"action-fileToBase64.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{
const:!0},description:{type:"string"},file:{$ref:"shared.schema.json#/$defs/s1"},output:{type:"string",enum:["dataUrl","base64"]}},required:["file"],propertyNames:{
enum:["id","action","disabled","description","file","output"]}};function no(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}return no.errors=e,r===0}function oo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.
push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return oo.
errors=e,r===0}function gp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.file===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"file"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||
l==="action"||l==="disabled"||l==="description"||l==="file"||l==="output")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Qt.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(no(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?no.errors:e.concat(no.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.file!==void 0&&(oo(s.file,{instancePath:n+"/file",parentData:s,
parentDataProperty:"file",rootData:u})||(e=e===null?oo.errors:e.concat(oo.errors),r=e.length)),s.output!==void 0){let l=s.output;if(typeof l!="string"){let p={instancePath:n+
"/output",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="dataUrl"||l==="base64")){let p={instancePath:n+"/output",keyword:"enum",
params:{allowedValues:Qt.properties.output.enum}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return gp.errors=e,r===0}var ia=vp,pa={$id:"action-forEach.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{
type:"string"},disabled:{const:!0},description:{type:"string"},items:{$ref:"shared.schema.json#/$defs/s1"},steps:{type:"array",items:{type:"object"}}},required:[
"items","steps"],propertyNames:{enum:["id","action","disabled","description","items","steps"]}};function to(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return to.errors=e,r===0}function io(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),
r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return io.errors=e,r===0}function vp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.items===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"items"}};e===null?e=[l]:e.push(l),r++}if(s.steps===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="acti\
on"||l==="disabled"||l==="description"||l==="items"||l==="steps")){let o={instancePath:n,keyword:"enum",params:{allowedValues:pa.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(to(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?to.errors:e.concat(to.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.items!==void 0&&(io(s.items,{instancePath:n+"/items",parentData:s,
parentDataProperty:"items",rootData:u})||(e=e===null?io.errors:e.concat(io.errors),r=e.length)),s.steps!==void 0){let l=s.steps;if(Array.isArray(l)){let p=l.length;
for(let o=0;o<p;o++){let f=l[o];if(!(f&&typeof f=="object"&&!Array.isArray(f))){let t={instancePath:n+"/steps/"+o,keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),r++}}}else{let p={instancePath:n+"/steps",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return vp.errors=e,r===0}var fa=wp,ua={$id:"action-if.schema.json",type:"object",properties:{id:{$ref:"\
value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},condition:{$ref:"shared.schema.json#/$defs/s2"},then:{type:"\
array",items:{type:"object"}},else:{type:"array",items:{type:"object"}}},required:["condition","then"],propertyNames:{enum:["id","action","disabled","descriptio\
n","condition","then","else"]}};function po(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(
s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{
pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return po.
errors=e,r===0}function fo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),
r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return fo.errors=e,r===0}function wp(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.condition===void 0){let l={
instancePath:n,keyword:"required",params:{missingProperty:"condition"}};e===null?e=[l]:e.push(l),r++}if(s.then===void 0){let l={instancePath:n,keyword:"required",
params:{missingProperty:"then"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="condi\
tion"||l==="then"||l==="else")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ua.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===
r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(po(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?po.errors:e.concat(po.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.condition!==void 0&&(fo(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"\
condition",rootData:u})||(e=e===null?fo.errors:e.concat(fo.errors),r=e.length)),s.then!==void 0){let l=s.then;if(Array.isArray(l)){let p=l.length;for(let o=0;o<
p;o++){let f=l[o];if(!(f&&typeof f=="object"&&!Array.isArray(f))){let t={instancePath:n+"/then/"+o,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}}}else{let p={instancePath:n+"/then",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.else!==void 0){let l=s.else;if(Array.isArray(
l)){let p=l.length;for(let o=0;o<p;o++){let f=l[o];if(!(f&&typeof f=="object"&&!Array.isArray(f))){let t={instancePath:n+"/else/"+o,keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}}}else{let p={instancePath:n+"/else",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return wp.errors=e,r===0}var aa=kp,ei={$id:"action-log.schema.json",type:"object",properties:{
id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},message:{$ref:"shared.schema.json#/$defs/s3"},level:{
type:"string",enum:["info","warning","error"]}},required:["message"],propertyNames:{enum:["id","action","disabled","description","message","level"]}};function uo(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",
params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.
push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return uo.errors=e,r===0}function ao(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ao.errors=e,r===0}function kp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"message"}};
e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="message"||l==="level")){let o={instancePath:n,
keyword:"enum",params:{allowedValues:ei.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"prope\
rtyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(uo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||
(e=e===null?uo.errors:e.concat(uo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===
null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.message!==void 0&&(ao(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:u})||(e=e===null?
ao.errors:e.concat(ao.errors),r=e.length)),s.level!==void 0){let l=s.level;if(typeof l!="string"){let p={instancePath:n+"/level",keyword:"type",params:{type:"st\
ring"}};e===null?e=[p]:e.push(p),r++}if(!(l==="info"||l==="warning"||l==="error")){let p={instancePath:n+"/level",keyword:"enum",params:{allowedValues:ei.properties.
level.enum}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return kp.errors=e,r===
0}var ca=bp,ya={$id:"action-navigate.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},
description:{type:"string"},page:{type:"string"},params:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},query:{type:"object",additionalProperties:{
$ref:"shared.schema.json#/$defs/s1"}},section:{$ref:"shared.schema.json#/$defs/s3"},path:{$ref:"shared.schema.json#/$defs/s3"},url:{$ref:"shared.schema.json#/$d\
efs/s3"},newTab:{type:"boolean"},replace:{type:"boolean"},loaderColor:{$ref:"shared.schema.json#/$defs/s3"}},propertyNames:{enum:["id","action","disabled","desc\
ription","page","params","query","section","path","url","newTab","replace","loaderColor"]}};function co(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),r++}return co.errors=e,r===0}function ur(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,
i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};
e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=
e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(
f),r++}return ur.errors=e,r===0}function pe(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),
r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return pe.errors=
e,r===0}function bp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){
let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="page"||l==="params"||l==="query"||l==="section"||l==="path"||l==="url"||l==="newTab"||
l==="replace"||l==="loaderColor")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ya.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}
var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(co(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?co.errors:e.concat(co.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.page!==void 0&&typeof s.page!="string"){let l={instancePath:n+"/page",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.params!==void 0){let l=s.params;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)ur(l[p],
{instancePath:n+"/params/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||(e=e===null?ur.errors:e.concat(ur.errors),r=
e.length);else{let p={instancePath:n+"/params",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.query!==void 0){let l=s.query;if(l&&typeof l==
"object"&&!Array.isArray(l))for(let p in l)ur(l[p],{instancePath:n+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||
(e=e===null?ur.errors:e.concat(ur.errors),r=e.length);else{let p={instancePath:n+"/query",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.
section!==void 0&&(pe(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.
length)),s.path!==void 0&&(pe(s.path,{instancePath:n+"/path",parentData:s,parentDataProperty:"path",rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.
length)),s.url!==void 0&&(pe(s.url,{instancePath:n+"/url",parentData:s,parentDataProperty:"url",rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)),
s.newTab!==void 0&&typeof s.newTab!="boolean"){let l={instancePath:n+"/newTab",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.replace!==
void 0&&typeof s.replace!="boolean"){let l={instancePath:n+"/replace",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.loaderColor!==void 0&&
(pe(s.loaderColor,{instancePath:n+"/loaderColor",parentData:s,parentDataProperty:"loaderColor",rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length))}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return bp.errors=e,r===0}var ma=_p,da={$id:"action-openPopup.schema.js\
on",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},popup:{type:"stri\
ng"},with:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},wait:{type:"boolean"}},required:["popup"],propertyNames:{enum:["id","action",
"disabled","description","popup","with","wait"]}};function yo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return yo.errors=e,r===0}function mo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),
r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return mo.errors=e,
r===0}function _p(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.popup===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"popup"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="acti\
on"||l==="disabled"||l==="description"||l==="popup"||l==="with"||l==="wait")){let o={instancePath:n,keyword:"enum",params:{allowedValues:da.propertyNames.enum},
propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),
r++}}if(s.id!==void 0&&(yo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?yo.errors:e.concat(yo.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.popup!==void 0&&typeof s.popup!=
"string"){let l={instancePath:n+"/popup",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.with!==void 0){let l=s.with;if(l&&typeof l=="o\
bject"&&!Array.isArray(l))for(let p in l)mo(l[p],{instancePath:n+"/with/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||
(e=e===null?mo.errors:e.concat(mo.errors),r=e.length);else{let p={instancePath:n+"/with",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.
wait!==void 0&&typeof s.wait!="boolean"){let l={instancePath:n+"/wait",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return _p.errors=e,r===0}var ha=jp,ga={$id:"action-pageLoader.schema.json",type:"object",properties:{
id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},show:{$ref:"shared.schema.json#/$defs/s2"},color:{
$ref:"shared.schema.json#/$defs/s3"}},required:["show"],propertyNames:{enum:["id","action","disabled","description","show","color"]}};function ho(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};
e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return ho.errors=e,r===0}function go(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,
keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return go.errors=e,r===0}function vo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return vo.
errors=e,r===0}function jp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.show===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"show"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||
l==="action"||l==="disabled"||l==="description"||l==="show"||l==="color")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ga.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(ho(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?ho.errors:e.concat(ho.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.show!==void 0&&(go(s.show,{instancePath:n+"/show",parentData:s,
parentDataProperty:"show",rootData:u})||(e=e===null?go.errors:e.concat(go.errors),r=e.length)),s.color!==void 0&&(vo(s.color,{instancePath:n+"/color",parentData:s,
parentDataProperty:"color",rootData:u})||(e=e===null?vo.errors:e.concat(vo.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return jp.errors=e,r===0}var va=$p,wa={$id:"action-previousPage.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#\
/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},page:{type:"string"}},propertyNames:{enum:["id","action","disabled","descri\
ption","page"]}};function wo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,
keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};
e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return wo.errors=e,r===0}function $p(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l===
"id"||l==="action"||l==="disabled"||l==="description"||l==="page")){let o={instancePath:n,keyword:"enum",params:{allowedValues:wa.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(wo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?wo.errors:e.concat(wo.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.page!==void 0&&typeof s.page!="string"){let l={instancePath:n+
"/page",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return $p.errors=e,r===0}var ka=Ap,ba={$id:"action-print.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"\
string"},disabled:{const:!0},description:{type:"string"}},propertyNames:{enum:["id","action","disabled","description"]}};function ko(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=
[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return ko.errors=e,r===0}function Ap(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="descript\
ion")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ba.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={
instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(ko(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?ko.errors:e.concat(ko.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ap.errors=e,r===0}var _a=Dp,
ja={$id:"action-resetVariables.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{
type:"string"},variables:{type:"array",minItems:1,items:{type:"string"}}},required:["variables"],propertyNames:{enum:["id","action","disabled","description","va\
riables"]}};function bo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,
keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};
e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return bo.errors=e,r===0}function Dp(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.variables===void 0){let l={
instancePath:n,keyword:"required",params:{missingProperty:"variables"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="d\
isabled"||l==="description"||l==="variables")){let o={instancePath:n,keyword:"enum",params:{allowedValues:ja.propertyNames.enum},propertyName:l};e===null?e=[o]:
e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(bo(s.id,
{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?bo.errors:e.concat(bo.errors),r=e.length)),s.action!==void 0&&typeof s.action!=
"string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+
"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.variables!==void 0){let l=s.variables;if(Array.isArray(l)){if(l.length<1){
let o={instancePath:n+"/variables",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}let p=l.length;for(let o=0;o<p;o++)if(typeof l[o]!="string"){
let f={instancePath:n+"/variables/"+o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let p={instancePath:n+"/variables",keyword:"type",
params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Dp.errors=
e,r===0}var $a=Np,Aa={$id:"action-return.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},
description:{type:"string"},value:{$ref:"shared.schema.json#/$defs/s1"}},propertyNames:{enum:["id","action","disabled","description","value"]}};function _o(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};
e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return _o.errors=e,r===0}function jo(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?
e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return jo.errors=e,r===0}function Np(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="value")){let o={instancePath:n,keyword:"\
enum",params:{allowedValues:Aa.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(_o(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===
null?_o.errors:e.concat(_o.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"strin\
g"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?
e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}s.value!==void 0&&(jo(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?jo.errors:e.concat(
jo.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Np.errors=e,r===0}var Da=Ep,Na={$id:"\
action-runWorkflow.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"\
string"},workflow:{type:"string"},with:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},wait:{type:"boolean"}},required:["workflow"],propertyNames:{
enum:["id","action","disabled","description","workflow","with","wait"]}};function $o(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}return $o.errors=e,r===0}function Ao(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===
p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.
push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return Ao.
errors=e,r===0}function Ep(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.workflow===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"workflow"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l===
"id"||l==="action"||l==="disabled"||l==="description"||l==="workflow"||l==="with"||l==="wait")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Na.propertyNames.
enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(
o),r++}}if(s.id!==void 0&&($o(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?$o.errors:e.concat($o.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.workflow!==void 0&&typeof s.
workflow!="string"){let l={instancePath:n+"/workflow",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.with!==void 0){let l=s.with;if(l&&
typeof l=="object"&&!Array.isArray(l))for(let p in l)Ao(l[p],{instancePath:n+"/with/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,
rootData:u})||(e=e===null?Ao.errors:e.concat(Ao.errors),r=e.length);else{let p={instancePath:n+"/with",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}if(s.wait!==void 0&&typeof s.wait!="boolean"){let l={instancePath:n+"/wait",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ep.errors=e,r===0}var Ea=xp,xa={$id:"action-setLanguage.schema.json",type:"\
object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},language:{$ref:"shared.sche\
ma.json#/$defs/s3"}},required:["language"],propertyNames:{enum:["id","action","disabled","description","language"]}};function Do(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=
[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Do.errors=e,r===0}function No(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return No.errors=e,r===0}function xp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.language===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"language"}};e===null?e=[l]:e.push(
l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="language")){let o={instancePath:n,keyword:"enum",params:{allowedValues:xa.
propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?
e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Do(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Do.errors:e.concat(Do.errors),
r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.language!==void 0&&
(No(s.language,{instancePath:n+"/language",parentData:s,parentDataProperty:"language",rootData:u})||(e=e===null?No.errors:e.concat(No.errors),r=e.length))}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return xp.errors=e,r===0}var za=zp,La={$id:"action-setTheme.schema.jso\
n",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},theme:{$ref:"share\
d.schema.json#/$defs/s51"}},required:["theme"],propertyNames:{enum:["id","action","disabled","description","theme"]}};function Eo(s,{instancePath:n="",parentData:h,
parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=
[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Eo.errors=e,r===0}var qa={if:{type:"object",required:["formula"]},then:{$ref:"value.s\
chema.json#/$defs/formula"},else:{type:"string",enum:["light","dark","system"]}};function xo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),
r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="light"||s==="dark"||s==="system")){let a={instancePath:n,keyword:"enum",params:{allowedValues:qa.
else.enum}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),
r++}return xo.errors=e,r===0}function zp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.theme===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"theme"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;
if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="theme")){let o={instancePath:n,keyword:"enum",params:{allowedValues:La.propertyNames.enum},
propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),
r++}}if(s.id!==void 0&&(Eo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Eo.errors:e.concat(Eo.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.theme!==void 0&&(xo(s.theme,{instancePath:n+
"/theme",parentData:s,parentDataProperty:"theme",rootData:u})||(e=e===null?xo.errors:e.concat(xo.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return zp.errors=e,r===0}var Ca=Lp,ri={$id:"action-setVariable.schema.json",type:"object",properties:{id:{$ref:"\
value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},variable:{type:"string"},value:{$ref:"shared.schema.json#\
/$defs/s1"},path:{$ref:"shared.schema.json#/$defs/s3"},index:{$ref:"shared.schema.json#/$defs/s6"},operation:{type:"string",enum:["set","push","insert","remove",
"unshift","shift","pop"]}},required:["variable"],propertyNames:{enum:["id","action","disabled","description","variable","value","path","index","operation"]}};function zo(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",
params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.
push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return zo.errors=e,r===0}function Lo(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&
(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(
s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return Lo.errors=e,r===0}function qo(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?
e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,
parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};
e===null?e=[t]:e.push(t),r++}return qo.errors=e,r===0}function Co(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,
p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,
keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===
null?e=[t]:e.push(t),r++}return Co.errors=e,r===0}function Lp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.variable===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"variable"}};e===null?e=[l]:e.push(l),r++}
for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="variable"||l==="value"||l==="path"||l==="index"||l==="operation")){
let o={instancePath:n,keyword:"enum",params:{allowedValues:ri.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(zo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?zo.errors:e.concat(zo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.variable!==void 0&&typeof s.variable!="string"){let l={instancePath:n+"/variable",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}if(s.value!==void 0&&(Lo(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?Lo.errors:e.concat(
Lo.errors),r=e.length)),s.path!==void 0&&(qo(s.path,{instancePath:n+"/path",parentData:s,parentDataProperty:"path",rootData:u})||(e=e===null?qo.errors:e.concat(
qo.errors),r=e.length)),s.index!==void 0&&(Co(s.index,{instancePath:n+"/index",parentData:s,parentDataProperty:"index",rootData:u})||(e=e===null?Co.errors:e.concat(
Co.errors),r=e.length)),s.operation!==void 0){let l=s.operation;if(typeof l!="string"){let p={instancePath:n+"/operation",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),r++}if(!(l==="set"||l==="push"||l==="insert"||l==="remove"||l==="unshift"||l==="shift"||l==="pop")){let p={instancePath:n+"/operation",
keyword:"enum",params:{allowedValues:ri.properties.operation.enum}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return Lp.errors=e,r===0}var Va=qp,Ka={$id:"action-stopPropagation.schema.json",type:"object",properties:{id:{$ref:"value.sche\
ma.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"}},propertyNames:{enum:["id","action","disabled","description"]}};function Vo(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",
params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.
push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Vo.errors=e,r===0}function qp(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="id"||l==="acti\
on"||l==="disabled"||l==="description")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Ka.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(
o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Vo(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Vo.errors:e.concat(Vo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),r++}return qp.errors=e,r===0}var Fa=Cp,Za={$id:"action-stopUnless.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},
action:{type:"string"},disabled:{const:!0},description:{type:"string"},condition:{$ref:"shared.schema.json#/$defs/s2"}},required:["condition"],propertyNames:{enum:[
"id","action","disabled","description","condition"]}};function Ko(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return Ko.errors=e,r===0}function Fo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),
r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?
e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Fo.errors=
e,r===0}function Cp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.condition===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"condition"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="\
action"||l==="disabled"||l==="description"||l==="condition")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Za.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(Ko(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ko.errors:e.concat(Ko.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.condition!==void 0&&(Fo(s.condition,{instancePath:n+"/condit\
ion",parentData:s,parentDataProperty:"condition",rootData:u})||(e=e===null?Fo.errors:e.concat(Fo.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Cp.errors=e,r===0}var Pa=Vp,Oa={$id:"action-supabase.call.schema.json",type:"object",properties:{id:{
$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},function:{type:"string"},args:{type:"object",additionalProperties:{
$ref:"shared.schema.json#/$defs/s1"}}},required:["function"],propertyNames:{enum:["id","action","disabled","description","function","args"]}};function Zo(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};
e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Zo.errors=e,r===0}function Po(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?
e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return Po.errors=e,r===0}function Vp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.function===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"function"}};e===null?e=[l]:e.push(l),r++}
for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="function"||l==="args")){let o={instancePath:n,keyword:"enum",params:{
allowedValues:Oa.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};
e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Zo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Zo.errors:e.concat(
Zo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.function!==
void 0&&typeof s.function!="string"){let l={instancePath:n+"/function",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.args!==void 0){let l=s.
args;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)Po(l[p],{instancePath:n+"/args/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,
rootData:u})||(e=e===null?Po.errors:e.concat(Po.errors),r=e.length);else{let p={instancePath:n+"/args",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(
p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Vp.errors=e,r===0}var Ia=Kp,Ta={$id:"action-supab\
ase.delete.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},
table:{type:"string"},match:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},filter:{$ref:"value.schema.json#/$defs/filter"}},required:[
"table"],propertyNames:{enum:["id","action","disabled","description","table","match","filter"]}};function Oo(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Oo.errors=e,r===0}function Io(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),
r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return Io.errors=e,r===0}function To(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.
keys(s).length<1){let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="and"||l==="or"||
l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Vr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={
instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.and!==void 0){let l=s.and;if(Array.isArray(l)){let p=l.length;
for(let o=0;o<p;o++)I(l[o],{instancePath:n+"/and/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)}else{let p={
instancePath:n+"/and",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.or!==void 0){let l=s.or;if(Array.isArray(l)){let p=l.length;for(let o=0;o<
p;o++)I(l[o],{instancePath:n+"/or/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)}else{let p={instancePath:n+
"/or",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}s.if!==void 0&&(R(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return To.errors=
e,r===0}function Kp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="acti\
on"||l==="disabled"||l==="description"||l==="table"||l==="match"||l==="filter")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Ta.propertyNames.enum},
propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),
r++}}if(s.id!==void 0&&(Oo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Oo.errors:e.concat(Oo.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.table!==void 0&&typeof s.table!=
"string"){let l={instancePath:n+"/table",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.match!==void 0){let l=s.match;if(l&&typeof l==
"object"&&!Array.isArray(l))for(let p in l)Io(l[p],{instancePath:n+"/match/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:p,rootData:u})||
(e=e===null?Io.errors:e.concat(Io.errors),r=e.length);else{let p={instancePath:n+"/match",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.
filter!==void 0&&(To(s.filter,{instancePath:n+"/filter",parentData:s,parentDataProperty:"filter",rootData:u})||(e=e===null?To.errors:e.concat(To.errors),r=e.length))}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Kp.errors=e,r===0}var Sa=Fp,Ma={$id:"action-supabase.insert.sch\
ema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},table:{type:"\
string"},data:{if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"object",additionalProperties:{if:{type:"object",
required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"}}}},columns:{type:"array",items:{type:"string"}}},required:["table","data"],propertyNames:{enum:[
"id","action","disabled","description","table","data","columns"]}};function So(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}return So.errors=e,r===0}function ar(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.formula===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s){
let p=r;if(l!=="formula"){let o={instancePath:n,keyword:"enum",params:{allowedValues:yt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===
r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.formula!==void 0&&typeof s.formula!="string"){
let l={instancePath:n+"/formula",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[l]:e.push(l),r++}return ar.errors=e,r===0}function Fp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===void 0){let o={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===null?e=[o]:e.push(
o),r++}if(s.data===void 0){let o={instancePath:n,keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),r++}for(let o in s){let f=r;if(!(o===
"id"||o==="action"||o==="disabled"||o==="description"||o==="table"||o==="data"||o==="columns")){let t={instancePath:n,keyword:"enum",params:{allowedValues:Ma.propertyNames.
enum},propertyName:o};e===null?e=[t]:e.push(t),r++}var i=f===r;if(!i){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:o}};e===null?e=[t]:e.push(
t),r++}}if(s.id!==void 0&&(So(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?So.errors:e.concat(So.errors),r=e.length)),
s.action!==void 0&&typeof s.action!="string"){let o={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.disabled!==
void 0&&s.disabled!==!0){let o={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[o]:e.push(o),r++}if(s.description!==void 0&&typeof s.
description!="string"){let o={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.table!==void 0&&typeof s.table!=
"string"){let o={instancePath:n+"/table",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.data!==void 0){let o=s.data,f=r,t=!0,c=r;if(r===
c)if(o&&typeof o=="object"&&!Array.isArray(o)){let m;if(o.formula===void 0&&(m="formula")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.
push(m),r++}var l=c===r;r=f,e!==null&&(f?e.length=f:e=null);let a;if(l){let m=r;ar(o,{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||
(e=e===null?ar.errors:e.concat(ar.errors),r=e.length);var l=m===r;t=l,a="then"}else{let m=r;if(o&&typeof o=="object"&&!Array.isArray(o))for(let k in o){let A=o[k],
$=r,C=!0,j=r;if(r===j)if(A&&typeof A=="object"&&!Array.isArray(A)){let D;if(A.formula===void 0&&(D="formula")){let y={};e===null?e=[y]:e.push(y),r++}}else{let D={};
e===null?e=[D]:e.push(D),r++}var p=j===r;if(r=$,e!==null&&($?e.length=$:e=null),p){let D=r;ar(A,{instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:o,parentDataProperty:k,rootData:u})||(e=e===null?ar.errors:e.concat(ar.errors),r=e.length);var p=D===r;C=p}if(!C){let D={instancePath:n+"/data/"+k.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:"then"}};e===null?e=[D]:e.push(D),r++}}else{let k={instancePath:n+"/data",keyword:"type",params:{
type:"object"}};e===null?e=[k]:e.push(k),r++}var l=m===r;t=l,a="else"}if(!t){let m={instancePath:n+"/data",keyword:"if",params:{failingKeyword:a}};e===null?e=[m]:
e.push(m),r++}}if(s.columns!==void 0){let o=s.columns;if(Array.isArray(o)){let f=o.length;for(let t=0;t<f;t++)if(typeof o[t]!="string"){let c={instancePath:n+"/\
columns/"+t,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let f={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===
null?e=[f]:e.push(f),r++}}}else{let o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}return Fp.errors=e,r===0}var Ra=Zp,si={
$id:"action-supabase.invoke.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{
type:"string"},function:{$ref:"shared.schema.json#/$defs/s3"},method:{type:"string",enum:["GET","POST","PUT","PATCH","DELETE"]},body:{$ref:"shared.schema.json#/\
$defs/s1"},query:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}}},required:["function"],propertyNames:{enum:["id","action","disabled",
"description","function","method","body","query"]}};function Mo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return Mo.errors=e,r===0}function Ro(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&
typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),
r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Ro.errors=
e,r===0}function cr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==
null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===
r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return cr.errors=e,r===0}function Zp(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.function===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"function"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="descriptio\
n"||l==="function"||l==="method"||l==="body"||l==="query")){let o={instancePath:n,keyword:"enum",params:{allowedValues:si.propertyNames.enum},propertyName:l};e===
null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(Mo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Mo.errors:e.concat(Mo.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.function!==void 0&&(Ro(s.function,{instancePath:n+"/funct\
ion",parentData:s,parentDataProperty:"function",rootData:u})||(e=e===null?Ro.errors:e.concat(Ro.errors),r=e.length)),s.method!==void 0){let l=s.method;if(typeof l!=
"string"){let p={instancePath:n+"/method",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="GET"||l==="POST"||l==="PUT"||l==="PATCH"||
l==="DELETE")){let p={instancePath:n+"/method",keyword:"enum",params:{allowedValues:si.properties.method.enum}};e===null?e=[p]:e.push(p),r++}}if(s.body!==void 0&&
(cr(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:u})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length)),s.query!==void 0){
let l=s.query;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)cr(l[p],{instancePath:n+"/query/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,
parentDataProperty:p,rootData:u})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length);else{let p={instancePath:n+"/query",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Zp.errors=e,r===0}var Ya=Pp,
Ha={$id:"action-supabase.select.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{
type:"string"},table:{type:"string"},match:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},filter:{$ref:"value.schema.json#/$defs/fil\
ter"},columns:{type:"array",items:{type:"string"}},single:{type:"boolean"},limit:{$ref:"shared.schema.json#/$defs/s6"}},required:["table"],propertyNames:{enum:[
"id","action","disabled","description","table","match","filter","columns","single","limit"]}};function Yo(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Yo.errors=e,r===0}function Ho(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),
r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return Ho.errors=e,r===0}function Wo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.
keys(s).length<1){let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="and"||l==="or"||
l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Vr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={
instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.and!==void 0){let l=s.and;if(Array.isArray(l)){let p=l.length;
for(let o=0;o<p;o++)I(l[o],{instancePath:n+"/and/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)}else{let p={
instancePath:n+"/and",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.or!==void 0){let l=s.or;if(Array.isArray(l)){let p=l.length;for(let o=0;o<
p;o++)I(l[o],{instancePath:n+"/or/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)}else{let p={instancePath:n+
"/or",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}s.if!==void 0&&(R(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Wo.errors=
e,r===0}function Bo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&
(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===
null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return Bo.errors=
e,r===0}function Pp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="acti\
on"||l==="disabled"||l==="description"||l==="table"||l==="match"||l==="filter"||l==="columns"||l==="single"||l==="limit")){let o={instancePath:n,keyword:"enum",
params:{allowedValues:Ha.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{
propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(Yo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Yo.
errors:e.concat(Yo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(
l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.table!==void 0&&typeof s.table!="string"){let l={instancePath:n+"/table",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.match!==
void 0){let l=s.match;if(l&&typeof l=="object"&&!Array.isArray(l))for(let p in l)Ho(l[p],{instancePath:n+"/match/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,
parentDataProperty:p,rootData:u})||(e=e===null?Ho.errors:e.concat(Ho.errors),r=e.length);else{let p={instancePath:n+"/match",keyword:"type",params:{type:"object"}};
e===null?e=[p]:e.push(p),r++}}if(s.filter!==void 0&&(Wo(s.filter,{instancePath:n+"/filter",parentData:s,parentDataProperty:"filter",rootData:u})||(e=e===null?Wo.
errors:e.concat(Wo.errors),r=e.length)),s.columns!==void 0){let l=s.columns;if(Array.isArray(l)){let p=l.length;for(let o=0;o<p;o++)if(typeof l[o]!="string"){let f={
instancePath:n+"/columns/"+o,keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}}else{let p={instancePath:n+"/columns",keyword:"type",params:{type:"\
array"}};e===null?e=[p]:e.push(p),r++}}if(s.single!==void 0&&typeof s.single!="boolean"){let l={instancePath:n+"/single",keyword:"type",params:{type:"boolean"}};
e===null?e=[l]:e.push(l),r++}s.limit!==void 0&&(Bo(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"limit",rootData:u})||(e=e===null?Bo.errors:
e.concat(Bo.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Pp.errors=e,r===0}var Wa=Op,
Ba={$id:"action-supabase.update.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{
type:"string"},table:{type:"string"},match:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},filter:{$ref:"value.schema.json#/$defs/fil\
ter"},data:{if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"object",additionalProperties:{if:{type:"object",required:[
"formula"]},then:{$ref:"value.schema.json#/$defs/formula"}}}},columns:{type:"array",items:{type:"string"}},single:{type:"boolean"}},required:["table","data"],propertyNames:{
enum:["id","action","disabled","description","table","match","filter","data","columns","single"]}};function Go(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Go.errors=e,r===0}function Uo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),
r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return Uo.errors=e,r===0}function Xo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.
keys(s).length<1){let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="and"||l==="or"||
l==="if")){let o={instancePath:n,keyword:"enum",params:{allowedValues:Vr.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={
instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.and!==void 0){let l=s.and;if(Array.isArray(l)){let p=l.length;
for(let o=0;o<p;o++)I(l[o],{instancePath:n+"/and/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)}else{let p={
instancePath:n+"/and",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.or!==void 0){let l=s.or;if(Array.isArray(l)){let p=l.length;for(let o=0;o<
p;o++)I(l[o],{instancePath:n+"/or/"+o,parentData:l,parentDataProperty:o,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)}else{let p={instancePath:n+
"/or",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}s.if!==void 0&&(R(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Xo.errors=
e,r===0}function yr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formula===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(l!=="formula"){let o={
instancePath:n,keyword:"enum",params:{allowedValues:yt.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,
keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.formula!==void 0&&typeof s.formula!="string"){let l={instancePath:n+"/formul\
a",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return yr.errors=e,r===0}function Op(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.table===void 0){let o={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===null?e=[o]:e.push(o),r++}if(s.data===void 0){let o={
instancePath:n,keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),r++}for(let o in s){let f=r;if(!(o==="id"||o==="action"||o==="disabl\
ed"||o==="description"||o==="table"||o==="match"||o==="filter"||o==="data"||o==="columns"||o==="single")){let t={instancePath:n,keyword:"enum",params:{allowedValues:Ba.
propertyNames.enum},propertyName:o};e===null?e=[t]:e.push(t),r++}var i=f===r;if(!i){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:o}};e===null?
e=[t]:e.push(t),r++}}if(s.id!==void 0&&(Go(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Go.errors:e.concat(Go.errors),
r=e.length)),s.action!==void 0&&typeof s.action!="string"){let o={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.
disabled!==void 0&&s.disabled!==!0){let o={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[o]:e.push(o),r++}if(s.description!==
void 0&&typeof s.description!="string"){let o={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.table!==void 0&&
typeof s.table!="string"){let o={instancePath:n+"/table",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.match!==void 0){let o=s.match;
if(o&&typeof o=="object"&&!Array.isArray(o))for(let f in o)Uo(o[f],{instancePath:n+"/match/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:f,
rootData:u})||(e=e===null?Uo.errors:e.concat(Uo.errors),r=e.length);else{let f={instancePath:n+"/match",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.
push(f),r++}}if(s.filter!==void 0&&(Xo(s.filter,{instancePath:n+"/filter",parentData:s,parentDataProperty:"filter",rootData:u})||(e=e===null?Xo.errors:e.concat(
Xo.errors),r=e.length)),s.data!==void 0){let o=s.data,f=r,t=!0,c=r;if(r===c)if(o&&typeof o=="object"&&!Array.isArray(o)){let m;if(o.formula===void 0&&(m="formul\
a")){let v={};e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var l=c===r;r=f,e!==null&&(f?e.length=f:e=null);let a;if(l){let m=r;yr(o,
{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length);var l=m===r;t=l,a="then"}else{
let m=r;if(o&&typeof o=="object"&&!Array.isArray(o))for(let k in o){let A=o[k],$=r,C=!0,j=r;if(r===j)if(A&&typeof A=="object"&&!Array.isArray(A)){let D;if(A.formula===
void 0&&(D="formula")){let y={};e===null?e=[y]:e.push(y),r++}}else{let D={};e===null?e=[D]:e.push(D),r++}var p=j===r;if(r=$,e!==null&&($?e.length=$:e=null),p){let D=r;
yr(A,{instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:k,rootData:u})||(e=e===null?yr.errors:e.concat(yr.errors),
r=e.length);var p=D===r;C=p}if(!C){let D={instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:"then"}};e===null?
e=[D]:e.push(D),r++}}else{let k={instancePath:n+"/data",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var l=m===r;t=l,a="else"}if(!t){let m={
instancePath:n+"/data",keyword:"if",params:{failingKeyword:a}};e===null?e=[m]:e.push(m),r++}}if(s.columns!==void 0){let o=s.columns;if(Array.isArray(o)){let f=o.
length;for(let t=0;t<f;t++)if(typeof o[t]!="string"){let c={instancePath:n+"/columns/"+t,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{
let f={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.single!==void 0&&typeof s.single!="boolean"){let o={instancePath:n+
"/single",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[o]:
e.push(o),r++}return Op.errors=e,r===0}var Ga=Ip,Ua={$id:"action-supabase.upsert.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},
action:{type:"string"},disabled:{const:!0},description:{type:"string"},table:{type:"string"},data:{if:{type:"object",required:["formula"]},then:{$ref:"value.sch\
ema.json#/$defs/formula"},else:{type:"object",additionalProperties:{if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"}}}},conflict:{
type:"array",items:{type:"string"}},ignoreDuplicates:{type:"boolean"},columns:{type:"array",items:{type:"string"}}},required:["table","data"],propertyNames:{enum:[
"id","action","disabled","description","table","data","conflict","ignoreDuplicates","columns"]}};function Jo(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Jo.errors=e,r===0}function mr(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formula===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"formula"}};
e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(l!=="formula"){let o={instancePath:n,keyword:"enum",params:{allowedValues:yt.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.formula!==
void 0&&typeof s.formula!="string"){let l={instancePath:n+"/formula",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return mr.errors=e,r===0}function Ip(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===void 0){let o={instancePath:n,keyword:"required",params:{missingProperty:"\
table"}};e===null?e=[o]:e.push(o),r++}if(s.data===void 0){let o={instancePath:n,keyword:"required",params:{missingProperty:"data"}};e===null?e=[o]:e.push(o),r++}
for(let o in s){let f=r;if(!(o==="id"||o==="action"||o==="disabled"||o==="description"||o==="table"||o==="data"||o==="conflict"||o==="ignoreDuplicates"||o==="co\
lumns")){let t={instancePath:n,keyword:"enum",params:{allowedValues:Ua.propertyNames.enum},propertyName:o};e===null?e=[t]:e.push(t),r++}var i=f===r;if(!i){let t={
instancePath:n,keyword:"propertyNames",params:{propertyName:o}};e===null?e=[t]:e.push(t),r++}}if(s.id!==void 0&&(Jo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?Jo.errors:e.concat(Jo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let o={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(s.disabled!==void 0&&s.disabled!==!0){let o={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[o]:e.push(o),r++}if(s.description!==void 0&&typeof s.description!="string"){let o={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}if(s.table!==void 0&&typeof s.table!="string"){let o={instancePath:n+"/table",keyword:"type",params:{type:"string"}};e===null?e=[o]:
e.push(o),r++}if(s.data!==void 0){let o=s.data,f=r,t=!0,c=r;if(r===c)if(o&&typeof o=="object"&&!Array.isArray(o)){let m;if(o.formula===void 0&&(m="formula")){let v={};
e===null?e=[v]:e.push(v),r++}}else{let m={};e===null?e=[m]:e.push(m),r++}var l=c===r;r=f,e!==null&&(f?e.length=f:e=null);let a;if(l){let m=r;mr(o,{instancePath:n+
"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length);var l=m===r;t=l,a="then"}else{let m=r;if(o&&typeof o==
"object"&&!Array.isArray(o))for(let k in o){let A=o[k],$=r,C=!0,j=r;if(r===j)if(A&&typeof A=="object"&&!Array.isArray(A)){let D;if(A.formula===void 0&&(D="formu\
la")){let y={};e===null?e=[y]:e.push(y),r++}}else{let D={};e===null?e=[D]:e.push(D),r++}var p=j===r;if(r=$,e!==null&&($?e.length=$:e=null),p){let D=r;mr(A,{instancePath:n+
"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:k,rootData:u})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length);var p=D===
r;C=p}if(!C){let D={instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:"then"}};e===null?e=[D]:e.push(D),r++}}else{
let k={instancePath:n+"/data",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}var l=m===r;t=l,a="else"}if(!t){let m={instancePath:n+"/data",
keyword:"if",params:{failingKeyword:a}};e===null?e=[m]:e.push(m),r++}}if(s.conflict!==void 0){let o=s.conflict;if(Array.isArray(o)){let f=o.length;for(let t=0;t<
f;t++)if(typeof o[t]!="string"){let c={instancePath:n+"/conflict/"+t,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let f={instancePath:n+
"/conflict",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.ignoreDuplicates!==void 0&&typeof s.ignoreDuplicates!="boolean"){let o={instancePath:n+
"/ignoreDuplicates",keyword:"type",params:{type:"boolean"}};e===null?e=[o]:e.push(o),r++}if(s.columns!==void 0){let o=s.columns;if(Array.isArray(o)){let f=o.length;
for(let t=0;t<f;t++)if(typeof o[t]!="string"){let c={instancePath:n+"/columns/"+t,keyword:"type",params:{type:"string"}};e===null?e=[c]:e.push(c),r++}}else{let f={
instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}}else{let o={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[o]:e.push(o),r++}return Ip.errors=e,r===0}var Xa=Tp,_t={$id:"action-switch.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs\
/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},value:{$ref:"shared.schema.json#/$defs/s1"},cases:{type:"array",minItems:1,items:{
type:"object",required:["value","steps"],properties:{value:{type:["string","number","boolean","null"]},steps:{type:"array",items:{type:"object"}}},propertyNames:{
enum:["value","steps"]}}},default:{type:"array",items:{type:"object"}}},required:["value","cases"],propertyNames:{enum:["id","action","disabled","description","\
value","cases","default"]}};function Qo(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){
let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"\
^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return Qo.errors=
e,r===0}function et(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.
isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==
null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===
r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[f]:e.push(f),r++}return et.errors=e,r===0}function Tp(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let p={instancePath:n,keyword:"\
required",params:{missingProperty:"value"}};e===null?e=[p]:e.push(p),r++}if(s.cases===void 0){let p={instancePath:n,keyword:"required",params:{missingProperty:"\
cases"}};e===null?e=[p]:e.push(p),r++}for(let p in s){let o=r;if(!(p==="id"||p==="action"||p==="disabled"||p==="description"||p==="value"||p==="cases"||p==="def\
ault")){let f={instancePath:n,keyword:"enum",params:{allowedValues:_t.propertyNames.enum},propertyName:p};e===null?e=[f]:e.push(f),r++}var i=o===r;if(!i){let f={
instancePath:n,keyword:"propertyNames",params:{propertyName:p}};e===null?e=[f]:e.push(f),r++}}if(s.id!==void 0&&(Qo(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?Qo.errors:e.concat(Qo.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let p={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(s.disabled!==void 0&&s.disabled!==!0){let p={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[p]:e.push(p),r++}if(s.description!==void 0&&typeof s.description!="string"){let p={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),r++}if(s.value!==void 0&&(et(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?et.errors:
e.concat(et.errors),r=e.length)),s.cases!==void 0){let p=s.cases;if(Array.isArray(p)){if(p.length<1){let f={instancePath:n+"/cases",keyword:"minItems",params:{limit:1}};
e===null?e=[f]:e.push(f),r++}let o=p.length;for(let f=0;f<o;f++){let t=p[f];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.value===void 0){let c={instancePath:n+
"/cases/"+f,keyword:"required",params:{missingProperty:"value"}};e===null?e=[c]:e.push(c),r++}if(t.steps===void 0){let c={instancePath:n+"/cases/"+f,keyword:"re\
quired",params:{missingProperty:"steps"}};e===null?e=[c]:e.push(c),r++}for(let c in t){let a=r;if(!(c==="value"||c==="steps")){let m={instancePath:n+"/cases/"+f,
keyword:"enum",params:{allowedValues:_t.properties.cases.items.propertyNames.enum},propertyName:c};e===null?e=[m]:e.push(m),r++}var l=a===r;if(!l){let m={instancePath:n+
"/cases/"+f,keyword:"propertyNames",params:{propertyName:c}};e===null?e=[m]:e.push(m),r++}}if(t.value!==void 0){let c=t.value;if(typeof c!="string"&&!(typeof c==
"number"&&isFinite(c))&&typeof c!="boolean"&&c!==null){let a={instancePath:n+"/cases/"+f+"/value",keyword:"type",params:{type:_t.properties.cases.items.properties.
value.type}};e===null?e=[a]:e.push(a),r++}}if(t.steps!==void 0){let c=t.steps;if(Array.isArray(c)){let a=c.length;for(let m=0;m<a;m++){let v=c[m];if(!(v&&typeof v==
"object"&&!Array.isArray(v))){let k={instancePath:n+"/cases/"+f+"/steps/"+m,keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),r++}}}else{let a={instancePath:n+
"/cases/"+f+"/steps",keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}}}else{let c={instancePath:n+"/cases/"+f,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:n+"/cases",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(s.default!==void 0){
let p=s.default;if(Array.isArray(p)){let o=p.length;for(let f=0;f<o;f++){let t=p[f];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let c={instancePath:n+"/defa\
ult/"+f,keyword:"type",params:{type:"object"}};e===null?e=[c]:e.push(c),r++}}}else{let o={instancePath:n+"/default",keyword:"type",params:{type:"array"}};e===null?
e=[o]:e.push(o),r++}}}else{let p={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}return Tp.errors=e,r===0}var Ja=Sp,Qa={$id:"\
action-throw.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"stri\
ng"},message:{$ref:"shared.schema.json#/$defs/s3"}},required:["message"],propertyNames:{enum:["id","action","disabled","description","message"]}};function rt(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",
params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.
push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return rt.errors=e,r===0}function st(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&
(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;
d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"\
if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return st.errors=e,r===0}function Sp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"message"}};
e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="message")){let o={instancePath:n,keyword:"\
enum",params:{allowedValues:Qa.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(rt(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===
null?rt.errors:e.concat(rt.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"strin\
g"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?
e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}s.message!==void 0&&(st(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:u})||(e=e===null?st.errors:e.
concat(st.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Sp.errors=e,r===0}var ec=Mp,
rc={$id:"action-tryCatch.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{
type:"string"},try:{type:"array",items:{type:"object"}},catch:{type:"array",items:{type:"object"}},finally:{type:"array",items:{type:"object"}}},required:["try"],
propertyNames:{enum:["id","action","disabled","description","try","catch","finally"]}};function lt(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[i]:e.push(i),r++}return lt.errors=e,r===0}function Mp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.try===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"try"}};e===null?e=[l]:e.push(l),
r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="try"||l==="catch"||l==="finally")){let o={instancePath:n,keyword:"\
enum",params:{allowedValues:rc.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(lt(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===
null?lt.errors:e.concat(lt.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"strin\
g"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?
e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}if(s.try!==void 0){let l=s.try;if(Array.isArray(l)){let p=l.length;for(let o=0;o<p;o++){let f=l[o];if(!(f&&typeof f=="object"&&!Array.isArray(
f))){let t={instancePath:n+"/try/"+o,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let p={instancePath:n+"/try",keyword:"type",params:{
type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.catch!==void 0){let l=s.catch;if(Array.isArray(l)){let p=l.length;for(let o=0;o<p;o++){let f=l[o];if(!(f&&typeof f==
"object"&&!Array.isArray(f))){let t={instancePath:n+"/catch/"+o,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let p={instancePath:n+
"/catch",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}if(s.finally!==void 0){let l=s.finally;if(Array.isArray(l)){let p=l.length;for(let o=0;o<
p;o++){let f=l[o];if(!(f&&typeof f=="object"&&!Array.isArray(f))){let t={instancePath:n+"/finally/"+o,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}}}else{let p={instancePath:n+"/finally",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Mp.errors=e,r===0}var sc=Rp,li={$id:"action-updateCollection.schema.json",type:"object",properties:{id:{$ref:"\
value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},collection:{type:"string"},operation:{type:"string",enum:[
"replace","insert","update","delete"]},data:{$ref:"shared.schema.json#/$defs/s1"},index:{$ref:"shared.schema.json#/$defs/s6"},key:{$ref:"shared.schema.json#/$de\
fs/s1"},keyPath:{type:"string"},merge:{type:"boolean"},refreshFilter:{type:"boolean"},refreshSort:{type:"boolean"}},required:["collection"],propertyNames:{enum:[
"id","action","disabled","description","collection","operation","data","index","key","keyPath","merge","refreshFilter","refreshSort"]}};function nt(s,{instancePath:n="",
parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};
e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return nt.errors=e,r===0}function dr(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.formula===void 0&&(f="formula")){let t={};e===null?
e=[t]:e.push(t),r++}}else{let f={};e===null?e=[f]:e.push(f),r++}var o=p===r;if(r=i,e!==null&&(i?e.length=i:e=null),o){let f=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=f===r;l=o}if(!l){let f={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[f]:e.push(f),r++}return dr.errors=e,r===0}function ot(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;
if(r===p)if(s&&typeof s=="object"&&!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?
e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,
keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===
null?e=[t]:e.push(t),r++}return ot.errors=e,r===0}function Rp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.collection===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"collection"}};e===null?e=[l]:e.push(l),
r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="collection"||l==="operation"||l==="data"||l==="index"||l==="key"||
l==="keyPath"||l==="merge"||l==="refreshFilter"||l==="refreshSort")){let o={instancePath:n,keyword:"enum",params:{allowedValues:li.propertyNames.enum},propertyName:l};
e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&
(nt(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?nt.errors:e.concat(nt.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.collection!==void 0&&typeof s.collection!="string"){let l={
instancePath:n+"/collection",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.operation!==void 0){let l=s.operation;if(typeof l!="string"){
let p={instancePath:n+"/operation",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(!(l==="replace"||l==="insert"||l==="update"||l==="dele\
te")){let p={instancePath:n+"/operation",keyword:"enum",params:{allowedValues:li.properties.operation.enum}};e===null?e=[p]:e.push(p),r++}}if(s.data!==void 0&&(dr(
s.data,{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)),s.index!==void 0&&(ot(
s.index,{instancePath:n+"/index",parentData:s,parentDataProperty:"index",rootData:u})||(e=e===null?ot.errors:e.concat(ot.errors),r=e.length)),s.key!==void 0&&(dr(
s.key,{instancePath:n+"/key",parentData:s,parentDataProperty:"key",rootData:u})||(e=e===null?dr.errors:e.concat(dr.errors),r=e.length)),s.keyPath!==void 0&&typeof s.
keyPath!="string"){let l={instancePath:n+"/keyPath",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.merge!==void 0&&typeof s.merge!="bo\
olean"){let l={instancePath:n+"/merge",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.refreshFilter!==void 0&&typeof s.refreshFilter!=
"boolean"){let l={instancePath:n+"/refreshFilter",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.refreshSort!==void 0&&typeof s.refreshSort!=
"boolean"){let l={instancePath:n+"/refreshSort",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Rp.errors=e,r===0}var lc=Yp,nc={$id:"action-userLocation.schema.json",type:"object",properties:{id:{
$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},precise:{type:"boolean"}},propertyNames:{enum:["id",
"action","disabled","description","precise"]}};function tt(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.
push(i),r++}return tt.errors=e,r===0}function Yp(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="precise")){let o={instancePath:n,keyword:"enum",
params:{allowedValues:nc.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{
propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(tt(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?tt.
errors:e.concat(tt.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(
l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.precise!==void 0&&typeof s.precise!="boolean"){let l={instancePath:n+"/precise",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Yp.errors=e,r===0}var oc=Hp,tc={$id:"action-wait.schema.json",type:"\
object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},ms:{$ref:"shared.schema.jso\
n#/$defs/s52"}},required:["ms"],propertyNames:{enum:["id","action","disabled","description","ms"]}};function it(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.
test(s)){let i={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return it.errors=e,r===0}function pt(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&!Array.isArray(
s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,e!==null&&(i?e.
length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var o=t===
r;l=o,f="then"}else{let t=r;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var o=t===r;l=o,f="else"}if(!l){let t={
instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return pt.errors=e,r===0}function Hp(s,{instancePath:n="",parentData:h,parentDataProperty:g,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ms===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
ms"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="ms")){let o={instancePath:n,keyword:"\
enum",params:{allowedValues:tc.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===r;if(!i){let o={instancePath:n,keyword:"propertyNames",
params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(it(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===
null?it.errors:e.concat(it.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"strin\
g"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?
e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}s.ms!==void 0&&(pt(s.ms,{instancePath:n+"/ms",parentData:s,parentDataProperty:"ms",rootData:u})||(e=e===null?pt.errors:e.concat(pt.errors),r=
e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Hp.errors=e,r===0}var ic=Wp,pc={$id:"action-whi\
le.schema.json",type:"object",properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},condition:{
$ref:"shared.schema.json#/$defs/s2"},steps:{type:"array",items:{type:"object"}}},required:["condition","steps"],propertyNames:{enum:["id","action","disabled","d\
escription","condition","steps"]}};function ft(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(q(
s)>64){let i={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[i]:e.push(i),r++}if(!V.test(s)){let i={instancePath:n,keyword:"pattern",params:{
pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}return ft.
errors=e,r===0}function ut(s,{instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0,i=r,l=!0,p=r;if(r===p)if(s&&typeof s=="object"&&
!Array.isArray(s)){let t;if(s.formula===void 0&&(t="formula")){let c={};e===null?e=[c]:e.push(c),r++}}else{let t={};e===null?e=[t]:e.push(t),r++}var o=p===r;r=i,
e!==null&&(i?e.length=i:e=null);let f;if(o){let t=r;d(s,{instancePath:n,parentData:h,parentDataProperty:g,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var o=t===r;l=o,f="then"}else{let t=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),
r++}var o=t===r;l=o,f="else"}if(!l){let t={instancePath:n,keyword:"if",params:{failingKeyword:f}};e===null?e=[t]:e.push(t),r++}return ut.errors=e,r===0}function Wp(s,{
instancePath:n="",parentData:h,parentDataProperty:g,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.condition===void 0){let l={
instancePath:n,keyword:"required",params:{missingProperty:"condition"}};e===null?e=[l]:e.push(l),r++}if(s.steps===void 0){let l={instancePath:n,keyword:"require\
d",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(l),r++}for(let l in s){let p=r;if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="c\
ondition"||l==="steps")){let o={instancePath:n,keyword:"enum",params:{allowedValues:pc.propertyNames.enum},propertyName:l};e===null?e=[o]:e.push(o),r++}var i=p===
r;if(!i){let o={instancePath:n,keyword:"propertyNames",params:{propertyName:l}};e===null?e=[o]:e.push(o),r++}}if(s.id!==void 0&&(ft(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?ft.errors:e.concat(ft.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.condition!==void 0&&(ut(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"\
condition",rootData:u})||(e=e===null?ut.errors:e.concat(ut.errors),r=e.length)),s.steps!==void 0){let l=s.steps;if(Array.isArray(l)){let p=l.length;for(let o=0;o<
p;o++){let f=l[o];if(!(f&&typeof f=="object"&&!Array.isArray(f))){let t={instancePath:n+"/steps/"+o,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(
t),r++}}}else{let p={instancePath:n+"/steps",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.push(p),r++}}}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Wp.errors=e,r===0}var yc={__proto__:null,design:Bp,theme:Up,variables:Qp,collections:rf,formulas:lf,workflows:pf,
tables:uf,page:cf,"page-section":yf,use:mf,section:hf,component:gf,element:vf,workflow:Af,run:Nf,step:xf},mc={__proto__:null,accordion:zf,base:Lf,button:qf,checkbox:Kf,
columns:Ff,"data-grid":Pf,date:If,dropdown:Tf,"expandable-section":Sf,flexbox:Mf,"form-container":Yf,"form-input":Wf,icon:Uf,image:Jf,loader:eu,modal:ru,multiselect:ou,
"number-display":iu,paginator:pu,"progress-bar":au,"search-bar":mu,select:gu,tabs:vu,"text-input":_u,text:ju},dc={__proto__:null,"auth.loadUser":Nu,"auth.login":xu,
"auth.logout":Lu,"auth.signup":Cu,break:Ku,callFunction:Zu,closeAllPopups:Ou,closePopup:Tu,continue:Mu,copyToClipboard:Yu,createObjectUrl:Wu,downloadCsv:Gu,downloadFile:Uu,
elementAction:Ju,emitEvent:ea,fetchCollection:sa,fetchCollections:na,fileToBase64:ta,forEach:ia,if:fa,log:aa,navigate:ca,openPopup:ma,pageLoader:ha,previousPage:va,
print:ka,resetVariables:_a,return:$a,runWorkflow:Da,setLanguage:Ea,setTheme:za,setVariable:Ca,stopPropagation:Va,stopUnless:Fa,"supabase.call":Pa,"supabase.dele\
te":Ia,"supabase.insert":Sa,"supabase.invoke":Ra,"supabase.select":Ya,"supabase.update":Wa,"supabase.upsert":Ga,switch:Xa,throw:Ja,tryCatch:ec,updateCollection:sc,
userLocation:lc,wait:oc,while:ic},hc={__proto__:null,static:Au,supabase:Du};export{dc as actions,Nu as actionsAuthLoadUser,xu as actionsAuthLogin,Lu as actionsAuthLogout,Cu as actionsAuthSignup,Ku as actionsBreak,Zu as actionsCallFunction,
Ou as actionsCloseAllPopups,Tu as actionsClosePopup,Mu as actionsContinue,Yu as actionsCopyToClipboard,Wu as actionsCreateObjectUrl,Gu as actionsDownloadCsv,Uu as actionsDownloadFile,
Ju as actionsElementAction,ea as actionsEmitEvent,sa as actionsFetchCollection,na as actionsFetchCollections,ta as actionsFileToBase64,ia as actionsForEach,fa as actionsIf,
aa as actionsLog,ca as actionsNavigate,ma as actionsOpenPopup,ha as actionsPageLoader,va as actionsPreviousPage,ka as actionsPrint,_a as actionsResetVariables,$a as actionsReturn,
Da as actionsRunWorkflow,Ea as actionsSetLanguage,za as actionsSetTheme,Ca as actionsSetVariable,Va as actionsStopPropagation,Fa as actionsStopUnless,Pa as actionsSupabaseCall,
Ia as actionsSupabaseDelete,Sa as actionsSupabaseInsert,Ra as actionsSupabaseInvoke,Ya as actionsSupabaseSelect,Wa as actionsSupabaseUpdate,Ga as actionsSupabaseUpsert,
Xa as actionsSwitch,Ja as actionsThrow,ec as actionsTryCatch,sc as actionsUpdateCollection,lc as actionsUserLocation,oc as actionsWait,ic as actionsWhile,hc as collections,
Au as collectionsStatic,Du as collectionsSupabase,mc as elementProps,zf as elementPropsAccordion,Lf as elementPropsBase,qf as elementPropsButton,Kf as elementPropsCheckbox,
Ff as elementPropsColumns,Pf as elementPropsDataGrid,If as elementPropsDate,Tf as elementPropsDropdown,Sf as elementPropsExpandableSection,Mf as elementPropsFlexbox,
Yf as elementPropsFormContainer,Wf as elementPropsFormInput,Uf as elementPropsIcon,Jf as elementPropsImage,eu as elementPropsLoader,ru as elementPropsModal,ou as elementPropsMultiselect,
iu as elementPropsNumberDisplay,pu as elementPropsPaginator,au as elementPropsProgressBar,mu as elementPropsSearchBar,gu as elementPropsSelect,vu as elementPropsTabs,
ju as elementPropsText,_u as elementPropsTextInput,yc as nouns,rf as nounsCollections,gf as nounsComponent,Bp as nounsDesign,vf as nounsElement,lf as nounsFormulas,
cf as nounsPage,yf as nounsPageSection,Nf as nounsRun,hf as nounsSection,xf as nounsStep,uf as nounsTables,Up as nounsTheme,mf as nounsUse,Qp as nounsVariables,
Af as nounsWorkflow,pf as nounsWorkflows};
