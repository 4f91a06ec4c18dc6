// @generated from schema/ by npm run codegen. Do not edit.
var fi=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(y){throw n=0,y}};var gi=fi((Af,hi)=>{"use strict";hi.exports=function s(n,y){if(n===y)return!0;if(n&&y&&typeof n=="object"&&typeof y=="object"){if(n.constructor!==y.constructor)
return!1;var c,u,e;if(Array.isArray(n)){if(c=n.length,c!=y.length)return!1;for(u=c;u--!==0;)if(!s(n[u],y[u]))return!1;return!0}if(n.constructor===RegExp)return n.
source===y.source&&n.flags===y.flags;if(n.valueOf!==Object.prototype.valueOf)return n.valueOf()===y.valueOf();if(n.toString!==Object.prototype.toString)return n.
toString()===y.toString();if(e=Object.keys(n),c=e.length,c!==Object.keys(y).length)return!1;for(u=c;u--!==0;)if(!Object.prototype.hasOwnProperty.call(y,e[u]))return!1;
for(u=c;u--!==0;){var r=e[u];if(!s(n[r],y[r]))return!1}return!0}return n!==n&&y!==y}});var wi=fi(ui=>{"use strict";Object.defineProperty(ui,"__esModule",{value:!0});var vi=gi();vi.code='require("ajv/dist/runtime/equal").default';ui.default=vi});var bi=fi(ai=>{"use strict";Object.defineProperty(ai,"__esModule",{value:!0});function ki(s){let n=s.length,y=0,c=0,u;for(;c<n;)y++,u=s.charCodeAt(c++),u>=55296&&
u<=56319&&c<n&&(u=s.charCodeAt(c),(u&64512)===56320&&c++);return y}ai.default=ki;ki.code='require("ajv/dist/runtime/ucs2length").default'});var mt=Vi,ci={$id:"design.schema.json",type:"object",additionalProperties:!1,properties:{$schema:{type:"string"},formatVersion:{const:1},name:{$ref:"value.schem\
a.json#/$defs/slug"},title:{$ref:"value.schema.json#/$defs/text"},description:{type:"string"},languages:{type:"array",items:{$ref:"value.schema.json#/$defs/lang\
uage"},minItems:1,uniqueItems:!0},defaultLanguagePrefix:{type:"boolean"},pages:{type:"object",additionalProperties:!1,properties:{home:{type:"string"},login:{type:"\
string"},forbidden:{type:"string"},notFound:{type:"string"}},required:["home"]},themes:{type:"object",additionalProperties:!1,properties:{default:{enum:["light",
"dark","system"]}}},titlePattern:{$ref:"shared.schema.json#/$defs/s6"},favicon:{type:"string"},groups:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,
properties:{name:{type:"string"},roles:{type:"array",items:{type:"string"}},description:{type:"string"}},required:["roles"]},propertyNames:{$ref:"value.schema.j\
son#/$defs/name"}},auth:{type:"object",additionalProperties:!1,properties:{login:{type:"string"},signup:{type:"string"},me:{type:"string"},roles:{type:"object",
additionalProperties:!1,properties:{key:{type:"string"},field:{type:"string"}},required:["key"]},user:{$ref:"value.schema.json#/$defs/schema"}}},backend:{type:"\
object",additionalProperties:!1,properties:{kind:{enum:["supabase"]}},required:["kind"]},loaderColor:{type:"string"},serviceWorker:{type:"boolean"},collections:{
type:"array",items:{type:"string"},uniqueItems:!0},popups:{type:"array",items:{type:"string"},uniqueItems:!0},on:{type:"object",additionalProperties:!1,properties:{
beforeFetch:{$ref:"value.schema.json#/$defs/handler"},load:{$ref:"value.schema.json#/$defs/handler"},unload:{$ref:"value.schema.json#/$defs/handler"},collectionFetchError:{
$ref:"value.schema.json#/$defs/handler"},keydown:{$ref:"value.schema.json#/$defs/handler"},resize:{$ref:"value.schema.json#/$defs/handler"},scroll:{$ref:"value.\
schema.json#/$defs/handler"}}},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["formatVersion","name","title","languages","pages"]},T=Object.prototype.
hasOwnProperty,Zi=wi().default;var C=bi().default,ti=new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$","u");function gr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!ti.test(s)){let l={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}return gr.errors=e,r===0}function d(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formula===void 0){
let l={instancePath:n,keyword:"required",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(l!=="formula"){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.formula!==void 0&&typeof s.formula!="string"){let l={instancePath:n+
"/formula",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return d.errors=e,r===0}var Fi=new RegExp("^[a-z]{2}(-[A-Z]{2})?$","u");function q(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(!Fi.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return q.errors=e,r===0}function vr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),
r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,
parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{
propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===
void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){
let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{
failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,
b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}
if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return vr.errors=e,r===0}function wr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(!Fi.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z]{2}(-[A-Z]{2})?$"}};e===null?e=[l]:e.push(l),
r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return wr.errors=e,r===0}function kr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
let m={};e===null?e=[m]:e.push(m),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let g={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[g]:e.push(g),r++}for(let g in s){let k=r;q(g,{instancePath:n,parentData:s,
parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var o=k===r;if(!o){let A={instancePath:n,keyword:"propertyNames",params:{
propertyName:g}};e===null?e=[A]:e.push(A),r++}}for(let g in s)if(typeof s[g]!="string"){let k={instancePath:n+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"\
type",params:{type:"string"}};e===null?e=[k]:e.push(k),r++}}else{let g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var t=m===
r;i=t,p="then"}else{let m=r;if(typeof s!="string"){let g={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}var t=m===r;i=t,p="\
else"}if(!i){let m={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[m]:e.push(m),r++}return kr.errors=e,r===0}var K=new RegExp("^[a-z][a-zA-Z0-9]*$","u");function br(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="st\
ring"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"patte\
rn",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}return br.errors=e,r===0}var ar={type:["object","boolean"]};function jr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let l={instancePath:n,keyword:"type",params:{type:ar.type}};e===null?e=[l]:e.push(l),r++}
return jr.errors=e,r===0}var cr={type:["object","array"]};function M(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!s||
typeof s!="object"){let l={instancePath:n,keyword:"type",params:{type:cr.type}};e===null?e=[l]:e.push(l),r++}return M.errors=e,r===0}function _r(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++){let f=s[i];
if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.code===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"code"}};e===null?e=[t]:
e.push(t),r++}if(f.reason===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(let t in f)
if(!(t==="code"||t==="reason")){let p={instancePath:n+"/"+i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.code!==
void 0&&typeof f.code!="string"){let t={instancePath:n+"/"+i+"/code",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.reason!==void 0){let t=f.
reason;if(typeof t=="string"){if(C(t)<1){let p={instancePath:n+"/"+i+"/reason",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+
"/"+i+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:n+"/"+i,keyword:"type",params:{type:"object"}};e===
null?e=[t]:e.push(t),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return _r.errors=e,r===0}function Vi(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formatVersion===void 0){let i={
instancePath:n,keyword:"required",params:{missingProperty:"formatVersion"}};e===null?e=[i]:e.push(i),r++}if(s.name===void 0){let i={instancePath:n,keyword:"requ\
ired",params:{missingProperty:"name"}};e===null?e=[i]:e.push(i),r++}if(s.title===void 0){let i={instancePath:n,keyword:"required",params:{missingProperty:"title"}};
e===null?e=[i]:e.push(i),r++}if(s.languages===void 0){let i={instancePath:n,keyword:"required",params:{missingProperty:"languages"}};e===null?e=[i]:e.push(i),r++}
if(s.pages===void 0){let i={instancePath:n,keyword:"required",params:{missingProperty:"pages"}};e===null?e=[i]:e.push(i),r++}for(let i in s)if(!T.call(ci.properties,
i)){let f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.$schema!==void 0&&typeof s.$schema!="s\
tring"){let i={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.formatVersion!==void 0&&s.formatVersion!==1){let i={
instancePath:n+"/formatVersion",keyword:"const",params:{allowedValue:1}};e===null?e=[i]:e.push(i),r++}if(s.name!==void 0&&(gr(s.name,{instancePath:n+"/name",parentData:s,
parentDataProperty:"name",rootData:u})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length)),s.title!==void 0&&(vr(s.title,{instancePath:n+"/title",parentData:s,
parentDataProperty:"title",rootData:u})||(e=e===null?vr.errors:e.concat(vr.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let i={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.languages!==void 0){let i=s.languages;if(Array.isArray(i)){if(i.length<1){
let o={instancePath:n+"/languages",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}let f=i.length;for(let o=0;o<f;o++)wr(i[o],{instancePath:n+
"/languages/"+o,parentData:i,parentDataProperty:o,rootData:u})||(e=e===null?wr.errors:e.concat(wr.errors),r=e.length);let t=i.length,p;if(t>1){e:for(;t--;)for(p=
t;p--;)if(Zi(i[t],i[p])){let o={instancePath:n+"/languages",keyword:"uniqueItems",params:{i:t,j:p}};e===null?e=[o]:e.push(o),r++;break e}}}else{let f={instancePath:n+
"/languages",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.defaultLanguagePrefix!==void 0&&typeof s.defaultLanguagePrefix!="boolean"){
let i={instancePath:n+"/defaultLanguagePrefix",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.pages!==void 0){let i=s.pages;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.home===void 0){let f={instancePath:n+"/pages",keyword:"required",params:{missingProperty:"home"}};e===null?e=[f]:e.push(f),r++}
for(let f in i)if(!(f==="home"||f==="login"||f==="forbidden"||f==="notFound")){let t={instancePath:n+"/pages",keyword:"additionalProperties",params:{additionalProperty:f}};
e===null?e=[t]:e.push(t),r++}if(i.home!==void 0&&typeof i.home!="string"){let f={instancePath:n+"/pages/home",keyword:"type",params:{type:"string"}};e===null?e=
[f]:e.push(f),r++}if(i.login!==void 0&&typeof i.login!="string"){let f={instancePath:n+"/pages/login",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}if(i.forbidden!==void 0&&typeof i.forbidden!="string"){let f={instancePath:n+"/pages/forbidden",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}if(i.notFound!==void 0&&typeof i.notFound!="string"){let f={instancePath:n+"/pages/notFound",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}}else{let f={instancePath:n+"/pages",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.themes!==void 0){let i=s.themes;if(i&&typeof i==
"object"&&!Array.isArray(i)){for(let f in i)if(f!=="default"){let t={instancePath:n+"/themes",keyword:"additionalProperties",params:{additionalProperty:f}};e===
null?e=[t]:e.push(t),r++}if(i.default!==void 0){let f=i.default;if(!(f==="light"||f==="dark"||f==="system")){let t={instancePath:n+"/themes/default",keyword:"en\
um",params:{allowedValues:ci.properties.themes.properties.default.enum}};e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n+"/themes",keyword:"type",params:{
type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.titlePattern!==void 0&&(kr(s.titlePattern,{instancePath:n+"/titlePattern",parentData:s,parentDataProperty:"ti\
tlePattern",rootData:u})||(e=e===null?kr.errors:e.concat(kr.errors),r=e.length)),s.favicon!==void 0&&typeof s.favicon!="string"){let i={instancePath:n+"/favicon",
keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.groups!==void 0){let i=s.groups;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i){
let t=r;br(f,{instancePath:n+"/groups",parentData:i,parentDataProperty:"groups",rootData:u})||(e=e===null?br.errors:e.concat(br.errors),r=e.length);var l=t===r;
if(!l){let p={instancePath:n+"/groups",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[p]:e.push(p),r++}}for(let f in i){let t=i[f];if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.roles===void 0){let p={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"\
roles"}};e===null?e=[p]:e.push(p),r++}for(let p in t)if(!(p==="name"||p==="roles"||p==="description")){let o={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[o]:e.push(o),r++}if(t.name!==void 0&&typeof t.name!="string"){let p={instancePath:n+
"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/name",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.roles!==void 0){let p=t.roles;
if(Array.isArray(p)){let o=p.length;for(let m=0;m<o;m++)if(typeof p[m]!="string"){let a={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/ro\
les/"+m,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:n+"/groups/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/ro\
les",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}if(t.description!==void 0&&typeof t.description!="string"){let p={instancePath:n+"/grou\
ps/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+"/g\
roups/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let f={instancePath:n+"/groups",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.auth!==void 0){let i=s.auth;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i)if(!(f===
"login"||f==="signup"||f==="me"||f==="roles"||f==="user")){let t={instancePath:n+"/auth",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?
e=[t]:e.push(t),r++}if(i.login!==void 0&&typeof i.login!="string"){let f={instancePath:n+"/auth/login",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(
f),r++}if(i.signup!==void 0&&typeof i.signup!="string"){let f={instancePath:n+"/auth/signup",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}
if(i.me!==void 0&&typeof i.me!="string"){let f={instancePath:n+"/auth/me",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(i.roles!==void 0){
let f=i.roles;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.key===void 0){let t={instancePath:n+"/auth/roles",keyword:"required",params:{missingProperty:"ke\
y"}};e===null?e=[t]:e.push(t),r++}for(let t in f)if(!(t==="key"||t==="field")){let p={instancePath:n+"/auth/roles",keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[p]:e.push(p),r++}if(f.key!==void 0&&typeof f.key!="string"){let t={instancePath:n+"/auth/roles/key",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),r++}if(f.field!==void 0&&typeof f.field!="string"){let t={instancePath:n+"/auth/roles/field",keyword:"type",params:{type:"string"}};e===null?e=[
t]:e.push(t),r++}}else{let t={instancePath:n+"/auth/roles",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}i.user!==void 0&&(jr(i.user,{instancePath:n+
"/auth/user",parentData:i,parentDataProperty:"user",rootData:u})||(e=e===null?jr.errors:e.concat(jr.errors),r=e.length))}else{let f={instancePath:n+"/auth",keyword:"\
type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.backend!==void 0){let i=s.backend;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kind===void 0){
let f={instancePath:n+"/backend",keyword:"required",params:{missingProperty:"kind"}};e===null?e=[f]:e.push(f),r++}for(let f in i)if(f!=="kind"){let t={instancePath:n+
"/backend",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[t]:e.push(t),r++}if(i.kind!==void 0&&i.kind!=="supabase"){let f={instancePath:n+
"/backend/kind",keyword:"enum",params:{allowedValues:ci.properties.backend.properties.kind.enum}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:n+"/bac\
kend",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.loaderColor!==void 0&&typeof s.loaderColor!="string"){let i={instancePath:n+"/lo\
aderColor",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.serviceWorker!==void 0&&typeof s.serviceWorker!="boolean"){let i={instancePath:n+
"/serviceWorker",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.collections!==void 0){let i=s.collections;if(Array.isArray(i)){let f=i.
length;for(let o=0;o<f;o++)if(typeof i[o]!="string"){let m={instancePath:n+"/collections/"+o,keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}
let t=i.length,p;if(t>1){let o={};for(;t--;){let m=i[t];if(typeof m=="string"){if(typeof o[m]=="number"){p=o[m];let a={instancePath:n+"/collections",keyword:"un\
iqueItems",params:{i:t,j:p}};e===null?e=[a]:e.push(a),r++;break}o[m]=t}}}}else{let f={instancePath:n+"/collections",keyword:"type",params:{type:"array"}};e===null?
e=[f]:e.push(f),r++}}if(s.popups!==void 0){let i=s.popups;if(Array.isArray(i)){let f=i.length;for(let o=0;o<f;o++)if(typeof i[o]!="string"){let m={instancePath:n+
"/popups/"+o,keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}let t=i.length,p;if(t>1){let o={};for(;t--;){let m=i[t];if(typeof m=="string"){
if(typeof o[m]=="number"){p=o[m];let a={instancePath:n+"/popups",keyword:"uniqueItems",params:{i:t,j:p}};e===null?e=[a]:e.push(a),r++;break}o[m]=t}}}}else{let f={
instancePath:n+"/popups",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.on!==void 0){let i=s.on;if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let f in i)if(!(f==="beforeFetch"||f==="load"||f==="unload"||f==="collectionFetchError"||f==="keydown"||f==="resize"||f==="scroll")){let t={instancePath:n+
"/on",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[t]:e.push(t),r++}i.beforeFetch!==void 0&&(M(i.beforeFetch,{instancePath:n+"/on/b\
eforeFetch",parentData:i,parentDataProperty:"beforeFetch",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),i.load!==void 0&&(M(i.load,{instancePath:n+
"/on/load",parentData:i,parentDataProperty:"load",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),i.unload!==void 0&&(M(i.unload,{instancePath:n+
"/on/unload",parentData:i,parentDataProperty:"unload",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),i.collectionFetchError!==void 0&&(M(i.collectionFetchError,
{instancePath:n+"/on/collectionFetchError",parentData:i,parentDataProperty:"collectionFetchError",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=e.length)),
i.keydown!==void 0&&(M(i.keydown,{instancePath:n+"/on/keydown",parentData:i,parentDataProperty:"keydown",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),r=
e.length)),i.resize!==void 0&&(M(i.resize,{instancePath:n+"/on/resize",parentData:i,parentDataProperty:"resize",rootData:u})||(e=e===null?M.errors:e.concat(M.errors),
r=e.length)),i.scroll!==void 0&&(M(i.scroll,{instancePath:n+"/on/scroll",parentData:i,parentDataProperty:"scroll",rootData:u})||(e=e===null?M.errors:e.concat(M.
errors),r=e.length))}else{let f={instancePath:n+"/on",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}s.allow!==void 0&&(_r(s.allow,{instancePath:n+
"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?_r.errors:e.concat(_r.errors),r=e.length))}else{let i={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Vi.errors=e,r===0}var ht=Oi,ae={$id:"theme.schema.json",type:"object",additionalProperties:!1,properties:{
$schema:{type:"string"},colors:{type:"object",additionalProperties:!1,properties:{light:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{
pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},dark:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-\
[a-zA-Z0-9]+)*$"}}},required:["light"]},spacing:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA\
-Z0-9]+)*$"}},sizes:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},type:{type:"ob\
ject",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},fonts:{type:"object",additionalProperties:{
type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},radius:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{
pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},shadow:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*\
(-[a-zA-Z0-9]+)*$"}},borders:{type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},motion:{
type:"object",additionalProperties:{type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},layers:{type:"object",additionalProperties:{
type:["string","number"]},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}},classes:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,
properties:{style:{$ref:"value.schema.json#/$defs/style"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"value.schema.json#/$defs/states"},description:{type:"\
string"}}},propertyNames:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"}}}},ce=new RegExp("^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$","u");function $r(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return $r.errors=e,r===0}function sr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return sr.errors=e,r===0}function lr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let t=0;t<l;t++)if(typeof s[t]!=
"string"){let p={instancePath:n+"/"+t,keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}let i=s.length,f;if(i>1){let t={};for(;i--;){let p=s[i];
if(typeof p=="string"){if(typeof t[p]=="number"){f=t[p];let o={instancePath:n,keyword:"uniqueItems",params:{i,j:f}};e===null?e=[o]:e.push(o),r++;break}t[p]=i}}}}else{
let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return lr.errors=e,r===0}function V(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="props"||l==="style"||l==="classes")){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.props!==void 0){let l=s.props;if(!(l&&typeof l=="object"&&!Array.
isArray(l))){let i={instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.style!==void 0&&(sr(s.style,{instancePath:n+"\
/style",parentData:s,parentDataProperty:"style",rootData:u})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),s.classes!==void 0&&(lr(s.classes,{instancePath:n+
"/classes",parentData:s,parentDataProperty:"classes",rootData:u})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length))}else{let l={instancePath:n,keyword:"ty\
pe",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return V.errors=e,r===0}function Ar(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="tablet"||l==="mobile")){let i={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}s.tablet!==void 0&&(V(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.mobile!==void 0&&(V(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ar.errors=
e,r===0}var pi=new RegExp("^(parent\\.)?[a-z][a-zA-Z0-9]*$","u");function Z(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?
e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===
r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Z.errors=e,r===0}function Dr(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="tablet"||l==="mobile")){
let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}s.tablet!==void 0&&(V(s.tablet,{instancePath:n+
"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.mobile!==void 0&&(V(s.mobile,{instancePath:n+
"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Dr.errors=e,r===0}function pe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="when"||l==="props"||l==="style"||l==="classes"||l==="at")){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.when!==void 0&&(Z(s.when,{instancePath:n+"/when",parentData:s,parentDataProperty:"\
when",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.props!==void 0){let l=s.props;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let i={
instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.style!==void 0&&(sr(s.style,{instancePath:n+"/style",parentData:s,
parentDataProperty:"style",rootData:u})||(e=e===null?sr.errors:e.concat(sr.errors),r=e.length)),s.classes!==void 0&&(lr(s.classes,{instancePath:n+"/classes",parentData:s,
parentDataProperty:"classes",rootData:u})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length)),s.at!==void 0&&(Dr(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:u})||(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return pe.errors=e,r===0}function Pr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let i in s){let f=r;if(typeof i=="string"&&!pi.test(i)){let t={instancePath:n,keyword:"pattern",params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},
propertyName:i};e===null?e=[t]:e.push(t),r++}var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),
r++}}for(let i in s)pe(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?pe.errors:e.
concat(pe.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Pr.errors=e,r===0}function Oi(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let b in s)if(!T.call(ae.properties,
b)){let $={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:b}};e===null?e=[$]:e.push($),r++}if(s.$schema!==void 0&&typeof s.$schema!="s\
tring"){let b={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[b]:e.push(b),r++}if(s.colors!==void 0){let b=s.colors;if(b&&typeof b==
"object"&&!Array.isArray(b)){if(b.light===void 0){let $={instancePath:n+"/colors",keyword:"required",params:{missingProperty:"light"}};e===null?e=[$]:e.push($),
r++}for(let $ in b)if(!($==="light"||$==="dark")){let v={instancePath:n+"/colors",keyword:"additionalProperties",params:{additionalProperty:$}};e===null?e=[v]:e.
push(v),r++}if(b.light!==void 0){let $=b.light;if($&&typeof $=="object"&&!Array.isArray($)){for(let v in $){let D=r;if(typeof v=="string"&&!ce.test(v)){let h={instancePath:n+
"/colors/light",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:v};e===null?e=[h]:e.push(h),r++}var l=D===r;if(!l){let h={
instancePath:n+"/colors/light",keyword:"propertyNames",params:{propertyName:v}};e===null?e=[h]:e.push(h),r++}}for(let v in $){let D=$[v];if(typeof D!="string"&&
!(typeof D=="number"&&isFinite(D))){let h={instancePath:n+"/colors/light/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.colors.
properties.light.additionalProperties.type}};e===null?e=[h]:e.push(h),r++}}}else{let v={instancePath:n+"/colors/light",keyword:"type",params:{type:"object"}};e===
null?e=[v]:e.push(v),r++}}if(b.dark!==void 0){let $=b.dark;if($&&typeof $=="object"&&!Array.isArray($)){for(let v in $){let D=r;if(typeof v=="string"&&!ce.test(
v)){let h={instancePath:n+"/colors/dark",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:v};e===null?e=[h]:e.push(h),r++}var i=D===
r;if(!i){let h={instancePath:n+"/colors/dark",keyword:"propertyNames",params:{propertyName:v}};e===null?e=[h]:e.push(h),r++}}for(let v in $){let D=$[v];if(typeof D!=
"string"&&!(typeof D=="number"&&isFinite(D))){let h={instancePath:n+"/colors/dark/"+v.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.
colors.properties.dark.additionalProperties.type}};e===null?e=[h]:e.push(h),r++}}}else{let v={instancePath:n+"/colors/dark",keyword:"type",params:{type:"object"}};
e===null?e=[v]:e.push(v),r++}}}else{let $={instancePath:n+"/colors",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.spacing!==void 0){
let b=s.spacing;if(b&&typeof b=="object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/spacing",keyword:"\
pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var f=v===r;if(!f){let D={instancePath:n+"/spacing",
keyword:"propertyNames",params:{propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(
v))){let D={instancePath:n+"/spacing/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.spacing.additionalProperties.type}};e===
null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"/spacing",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.sizes!==void 0){let b=s.
sizes;if(b&&typeof b=="object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/sizes",keyword:"pattern",
params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var t=v===r;if(!t){let D={instancePath:n+"/sizes",keyword:"p\
ropertyNames",params:{propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))){let D={
instancePath:n+"/sizes/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.sizes.additionalProperties.type}};e===null?e=[D]:e.push(
D),r++}}}else{let $={instancePath:n+"/sizes",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.type!==void 0){let b=s.type;if(b&&typeof b==
"object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/type",keyword:"pattern",params:{pattern:"^[a-z]\
[a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var p=v===r;if(!p){let D={instancePath:n+"/type",keyword:"propertyNames",params:{propertyName:$}};
e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))){let D={instancePath:n+"/type/"+$.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.type.additionalProperties.type}};e===null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"\
/type",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.fonts!==void 0){let b=s.fonts;if(b&&typeof b=="object"&&!Array.isArray(b)){for(let $ in b){
let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/fonts",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};
e===null?e=[D]:e.push(D),r++}var o=v===r;if(!o){let D={instancePath:n+"/fonts",keyword:"propertyNames",params:{propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){
let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))){let D={instancePath:n+"/fonts/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:ae.properties.fonts.additionalProperties.type}};e===null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"/fonts",keyword:"type",params:{type:"object"}};e===
null?e=[$]:e.push($),r++}}if(s.radius!==void 0){let b=s.radius;if(b&&typeof b=="object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test(
$)){let D={instancePath:n+"/radius",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var m=v===
r;if(!m){let D={instancePath:n+"/radius",keyword:"propertyNames",params:{propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!=
"string"&&!(typeof v=="number"&&isFinite(v))){let D={instancePath:n+"/radius/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.
radius.additionalProperties.type}};e===null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"/radius",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push(
$),r++}}if(s.shadow!==void 0){let b=s.shadow;if(b&&typeof b=="object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+
"/shadow",keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var a=v===r;if(!a){let D={instancePath:n+
"/shadow",keyword:"propertyNames",params:{propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&
isFinite(v))){let D={instancePath:n+"/shadow/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.shadow.additionalProperties.type}};
e===null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"/shadow",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.borders!==void 0){
let b=s.borders;if(b&&typeof b=="object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/borders",keyword:"\
pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var g=v===r;if(!g){let D={instancePath:n+"/borders",
keyword:"propertyNames",params:{propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(
v))){let D={instancePath:n+"/borders/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.borders.additionalProperties.type}};e===
null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"/borders",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.motion!==void 0){let b=s.
motion;if(b&&typeof b=="object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/motion",keyword:"pattern",
params:{pattern:"^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var k=v===r;if(!k){let D={instancePath:n+"/motion",keyword:"\
propertyNames",params:{propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))){let D={
instancePath:n+"/motion/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.motion.additionalProperties.type}};e===null?e=[D]:e.
push(D),r++}}}else{let $={instancePath:n+"/motion",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.layers!==void 0){let b=s.layers;if(b&&
typeof b=="object"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/layers",keyword:"pattern",params:{pattern:"\
^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var A=v===r;if(!A){let D={instancePath:n+"/layers",keyword:"propertyNames",params:{
propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))){let D={instancePath:n+"/lay\
ers/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:ae.properties.layers.additionalProperties.type}};e===null?e=[D]:e.push(D),r++}}}else{
let $={instancePath:n+"/layers",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}if(s.classes!==void 0){let b=s.classes;if(b&&typeof b=="obj\
ect"&&!Array.isArray(b)){for(let $ in b){let v=r;if(typeof $=="string"&&!ce.test($)){let D={instancePath:n+"/classes",keyword:"pattern",params:{pattern:"^[a-z][\
a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$"},propertyName:$};e===null?e=[D]:e.push(D),r++}var P=v===r;if(!P){let D={instancePath:n+"/classes",keyword:"propertyNames",params:{
propertyName:$}};e===null?e=[D]:e.push(D),r++}}for(let $ in b){let v=b[$];if(v&&typeof v=="object"&&!Array.isArray(v)){for(let D in v)if(!(D==="style"||D==="at"||
D==="states"||D==="description")){let h={instancePath:n+"/classes/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:D}};
e===null?e=[h]:e.push(h),r++}if(v.style!==void 0&&($r(v.style,{instancePath:n+"/classes/"+$.replace(/~/g,"~0").replace(/\//g,"~1")+"/style",parentData:v,parentDataProperty:"\
style",rootData:u})||(e=e===null?$r.errors:e.concat($r.errors),r=e.length)),v.at!==void 0&&(Ar(v.at,{instancePath:n+"/classes/"+$.replace(/~/g,"~0").replace(/\//g,
"~1")+"/at",parentData:v,parentDataProperty:"at",rootData:u})||(e=e===null?Ar.errors:e.concat(Ar.errors),r=e.length)),v.states!==void 0&&(Pr(v.states,{instancePath:n+
"/classes/"+$.replace(/~/g,"~0").replace(/\//g,"~1")+"/states",parentData:v,parentDataProperty:"states",rootData:u})||(e=e===null?Pr.errors:e.concat(Pr.errors),
r=e.length)),v.description!==void 0&&typeof v.description!="string"){let D={instancePath:n+"/classes/"+$.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[D]:e.push(D),r++}}else{let D={instancePath:n+"/classes/"+$.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:"object"}};e===null?e=[D]:e.push(D),r++}}}else{let $={instancePath:n+"/classes",keyword:"type",params:{type:"object"}};e===null?e=[$]:e.push($),r++}}}else{
let b={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}return Oi.errors=e,r===0}var gt=Ii;function S(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return S.errors=e,r===0}var ji={type:"object",
additionalProperties:!1,properties:{type:{enum:["string","number","boolean","object","array","query"]},default:{$ref:"value.schema.json#/$defs/json"},schema:{$ref:"\
value.schema.json#/$defs/schema"},persist:{type:"boolean"},local:{type:"boolean"},query:{type:["boolean","string"],minLength:1},name:{type:"string"},description:{
type:"string"}},required:["type"]};function nr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){return nr.errors=null,!0}function J(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let l={instancePath:n,keyword:"type",params:{type:ar.type}};
e===null?e=[l]:e.push(l),r++}return J.errors=e,r===0}function ir(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.type===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[l]:e.push(l),r++}for(let l in s)
if(!(l==="type"||l==="default"||l==="schema"||l==="persist"||l==="local"||l==="query"||l==="name"||l==="description")){let i={instancePath:n,keyword:"additional\
Properties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.type!==void 0){let l=s.type;if(!(l==="string"||l==="number"||l==="boolean"||l==="ob\
ject"||l==="array"||l==="query")){let i={instancePath:n+"/type",keyword:"enum",params:{allowedValues:ji.properties.type.enum}};e===null?e=[i]:e.push(i),r++}}if(s.
default!==void 0&&(nr(s.default,{instancePath:n+"/default",parentData:s,parentDataProperty:"default",rootData:u})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.
length)),s.schema!==void 0&&(J(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),
r=e.length)),s.persist!==void 0&&typeof s.persist!="boolean"){let l={instancePath:n+"/persist",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),
r++}if(s.local!==void 0&&typeof s.local!="boolean"){let l={instancePath:n+"/local",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.query!==
void 0){let l=s.query;if(typeof l!="boolean"&&typeof l!="string"){let i={instancePath:n+"/query",keyword:"type",params:{type:ji.properties.query.type}};e===null?
e=[i]:e.push(i),r++}if(typeof l=="string"&&C(l)<1){let i={instancePath:n+"/query",keyword:"minLength",params:{limit:1}};e===null?e=[i]:e.push(i),r++}}if(s.name!==
void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.
description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ir.errors=e,r===0}function Er(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s){let f=r;S(i,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?
S.errors:e.concat(S.errors),r=e.length);var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),r++}}
for(let i in s)ir(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ir.errors:e.concat(
ir.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Er.errors=e,r===0}function Ii(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.variables===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"variables"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="$schema"||l==="variables")){let i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let l={instancePath:n+"/$sc\
hema",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.variables!==void 0&&(Er(s.variables,{instancePath:n+"/variables",parentData:s,parentDataProperty:"\
variables",rootData:u})||(e=e===null?Er.errors:e.concat(Er.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return Ii.errors=e,r===0}var vt=Ti;function zr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return zr.errors=e,r===0}function Ti(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.collections===void 0){let i={instancePath:n,
keyword:"required",params:{missingProperty:"collections"}};e===null?e=[i]:e.push(i),r++}for(let i in s)if(!(i==="$schema"||i==="collections")){let f={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let i={instancePath:n+
"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.collections!==void 0){let i=s.collections;if(i&&typeof i=="object"&&!Array.isArray(
i)){for(let f in i){let t=r;zr(f,{instancePath:n+"/collections",parentData:i,parentDataProperty:"collections",rootData:u})||(e=e===null?zr.errors:e.concat(zr.errors),
r=e.length);var l=t===r;if(!l){let p={instancePath:n+"/collections",keyword:"propertyNames",params:{propertyName:f}};e===null?e=[p]:e.push(p),r++}}for(let f in i){
let t=i[f];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let p={instancePath:n+"/collections/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let f={instancePath:n+"/collections",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}}else{
let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Ti.errors=e,r===0}var wt=Yi;var Mi={enum:["text","number","boolean","date","file","unknown","list","record"]};function fe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(!(s==="text"||s==="number"||s==="boolean"||s==="date"||s==="file"||s==="unknown"||s==="list"||s==="record")){let l={instancePath:n,keyword:"en\
um",params:{allowedValues:Mi.enum}};e===null?e=[l]:e.push(l),r++}return fe.errors=e,r===0}function or(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"id"}};e===null?e=
[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="type"||l==="schema"||l==="optional"||l==="default"||l==="description")){let i={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(S(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"i\
d",rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=e.length)),s.type!==void 0&&(fe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",
rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.schema!==void 0&&(J(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"s\
chema",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.optional!==void 0&&typeof s.optional!="boolean"){let l={instancePath:n+"/optional",keyword:"\
type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.default!==void 0&&(nr(s.default,{instancePath:n+"/default",parentData:s,parentDataProperty:"def\
ault",rootData:u})||(e=e===null?nr.errors:e.concat(nr.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/descr\
iption",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return or.errors=e,r===0}function qr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.
length;for(let i=0;i<l;i++)or(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{
let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return qr.errors=e,r===0}function xr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)
if(!(l==="type"||l==="schema"||l==="description")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),
r++}if(s.type!==void 0&&(fe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),
s.schema!==void 0&&(J(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),
s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return xr.errors=e,r===0}function tr(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formula===void 0){let l={instancePath:n,keyword:"require\
d",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="params"||l==="formula"||l==="result"||l==="name"||l==="description")){
let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.params!==void 0&&(qr(s.params,{instancePath:n+
"/params",parentData:s,parentDataProperty:"params",rootData:u})||(e=e===null?qr.errors:e.concat(qr.errors),r=e.length)),s.formula!==void 0&&typeof s.formula!="s\
tring"){let l={instancePath:n+"/formula",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.result!==void 0&&(xr(s.result,{instancePath:n+
"/result",parentData:s,parentDataProperty:"result",rootData:u})||(e=e===null?xr.errors:e.concat(xr.errors),r=e.length)),s.name!==void 0&&typeof s.name!="string"){
let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return tr.errors=e,r===0}function Nr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let i in s){let f=r;S(i,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?S.errors:e.concat(
S.errors),r=e.length);var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),r++}}for(let i in s)tr(
s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.
length)}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Nr.errors=e,r===0}function Yi(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formulas===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"formulas"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="$schema"||l==="formulas")){let i={instancePath:n,keyword:"a\
dditionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let l={instancePath:n+"/$sch\
ema",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.formulas!==void 0&&(Nr(s.formulas,{instancePath:n+"/formulas",parentData:s,parentDataProperty:"\
formulas",rootData:u})||(e=e===null?Nr.errors:e.concat(Nr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return Yi.errors=e,r===0}var kt=Si;function pr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return pr.errors=e,r===0}function Lr(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s){let f=r;S(i,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||
(e=e===null?S.errors:e.concat(S.errors),r=e.length);var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(
t),r++}}for(let i in s)pr(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?pr.errors:
e.concat(pr.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Lr.errors=e,r===0}function Si(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.workflows===void 0){let l={
instancePath:n,keyword:"required",params:{missingProperty:"workflows"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="$schema"||l==="workflows")){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let l={
instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.workflows!==void 0&&(Lr(s.workflows,{instancePath:n+"/workflows",
parentData:s,parentDataProperty:"workflows",rootData:u})||(e=e===null?Lr.errors:e.concat(Lr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Si.errors=e,r===0}var bt=Ri,yi={$id:"tables.schema.json",type:"object",additionalProperties:!1,properties:{$schema:{
type:"string"},tables:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/table"}},views:{type:"object",additionalProperties:{$ref:"tables.sche\
ma.json#/$defs/table"}},functions:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{args:{type:"object",additionalProperties:{
type:"object",additionalProperties:!1,properties:{type:{$ref:"tables.schema.json#/$defs/type"},optional:{type:"boolean"},nullable:{type:"boolean"},enum:{type:"a\
rray",items:{type:["string","number"]}},item:{$ref:"tables.schema.json#/$defs/column"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$de\
fs/column"}},schema:{$ref:"value.schema.json#/$defs/schema"},description:{type:"string"}},required:["type"]}},returns:{if:{type:"string"},then:{$ref:"tables.sch\
ema.json#/$defs/type"},else:{type:"object",additionalProperties:!1,properties:{type:{$ref:"tables.schema.json#/$defs/type"},nullable:{type:"boolean"},enum:{type:"\
array",items:{type:["string","number"]}},item:{$ref:"tables.schema.json#/$defs/column"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$d\
efs/column"}},schema:{$ref:"value.schema.json#/$defs/schema"},table:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},rows:{type:"s\
tring"},single:{type:"boolean"}}}},description:{type:"string"}}}}},$defs:{type:{enum:["text","number","boolean","date","json","list","nothing"]},column:{type:"o\
bject",additionalProperties:!1,properties:{type:{$ref:"tables.schema.json#/$defs/type"},nullable:{type:"boolean"},hasDefault:{type:"boolean"},generated:{type:"b\
oolean"},writeOnly:{type:"boolean"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},enum:{type:"array",items:{type:["strin\
g","number"]}},item:{$ref:"tables.schema.json#/$defs/column"},schema:{$ref:"value.schema.json#/$defs/schema"},description:{type:"string"}},required:["type"]},table:{
type:"object",additionalProperties:!1,properties:{columns:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},primaryKey:{type:"array",
items:{type:"string"}},relations:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{table:{type:"string"},columns:{type:"obj\
ect",additionalProperties:{type:"string"}},many:{type:"boolean"}},required:["table","columns"]}},readonly:{type:"boolean"},description:{type:"string"}},required:[
"columns"]}}};var _i={type:"object",additionalProperties:!1,properties:{type:{$ref:"tables.schema.json#/$defs/type"},nullable:{type:"boolean"},hasDefault:{type:"boolean"},generated:{
type:"boolean"},writeOnly:{type:"boolean"},fields:{type:"object",additionalProperties:{$ref:"tables.schema.json#/$defs/column"}},enum:{type:"array",items:{type:[
"string","number"]}},item:{$ref:"tables.schema.json#/$defs/column"},schema:{$ref:"value.schema.json#/$defs/schema"},description:{type:"string"}},required:["type"]},
jt={enum:["text","number","boolean","date","json","list","nothing"]};function te(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(!(s==="text"||s==="number"||s==="boolean"||s==="date"||s==="json"||s==="list"||s==="nothing")){let l={instancePath:n,keyword:"enum",params:{allowedValues:jt.
enum}};e===null?e=[l]:e.push(l),r++}return te.errors=e,r===0}function De(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;
if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let l={instancePath:n,keyword:"type",params:{type:ar.type}};e===null?e=[l]:e.push(l),r++}return De.
errors=e,r===0}var ur={validate:R};function R(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&
!Array.isArray(s)){if(s.type===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!T.
call(_i.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.type!==void 0&&(te(
s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),s.nullable!==void 0&&
typeof s.nullable!="boolean"){let l={instancePath:n+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.hasDefault!==void 0&&typeof s.
hasDefault!="boolean"){let l={instancePath:n+"/hasDefault",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.generated!==void 0&&typeof s.
generated!="boolean"){let l={instancePath:n+"/generated",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.writeOnly!==void 0&&typeof s.
writeOnly!="boolean"){let l={instancePath:n+"/writeOnly",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.fields!==void 0){let l=s.fields;
if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)ur.validate(l[i],{instancePath:n+"/fields/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,
rootData:u})||(e=e===null?ur.validate.errors:e.concat(ur.validate.errors),r=e.length);else{let i={instancePath:n+"/fields",keyword:"type",params:{type:"object"}};
e===null?e=[i]:e.push(i),r++}}if(s.enum!==void 0){let l=s.enum;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(typeof t!="string"&&!(typeof t==
"number"&&isFinite(t))){let p={instancePath:n+"/enum/"+f,keyword:"type",params:{type:_i.properties.enum.items.type}};e===null?e=[p]:e.push(p),r++}}}else{let i={
instancePath:n+"/enum",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.item!==void 0&&(ur.validate(s.item,{instancePath:n+"/item",parentData:s,
parentDataProperty:"item",rootData:u})||(e=e===null?ur.validate.errors:e.concat(ur.validate.errors),r=e.length)),s.schema!==void 0&&(De(s.schema,{instancePath:n+
"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),s.description!==void 0&&typeof s.description!=
"string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return R.errors=e,r===0}function Pe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.columns===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"columns"}};e===null?e=
[l]:e.push(l),r++}for(let l in s)if(!(l==="columns"||l==="primaryKey"||l==="relations"||l==="readonly"||l==="description")){let i={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.columns!==void 0){let l=s.columns;if(l&&typeof l=="object"&&!Array.isArray(l))
for(let i in l)R(l[i],{instancePath:n+"/columns/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?R.errors:
e.concat(R.errors),r=e.length);else{let i={instancePath:n+"/columns",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.primaryKey!==void 0){
let l=s.primaryKey;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)if(typeof l[f]!="string"){let t={instancePath:n+"/primaryKey/"+f,keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),r++}}else{let i={instancePath:n+"/primaryKey",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.
relations!==void 0){let l=s.relations;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l){let f=l[i];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.table===
void 0){let t={instancePath:n+"/relations/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"table"}};e===null?e=[t]:e.push(
t),r++}if(f.columns===void 0){let t={instancePath:n+"/relations/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"columns"}};
e===null?e=[t]:e.push(t),r++}for(let t in f)if(!(t==="table"||t==="columns"||t==="many")){let p={instancePath:n+"/relations/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.table!==void 0&&typeof f.table!="string"){let t={instancePath:n+
"/relations/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/table",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.columns!==void 0){let t=f.
columns;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)if(typeof t[p]!="string"){let o={instancePath:n+"/relations/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/columns/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let p={instancePath:n+"/rel\
ations/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/columns",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(f.many!==void 0&&typeof f.many!=
"boolean"){let t={instancePath:n+"/relations/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/many",keyword:"type",params:{type:"boolean"}};e===null?e=[t]:e.push(t),
r++}}else{let t={instancePath:n+"/relations/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}else{
let i={instancePath:n+"/relations",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.readonly!==void 0&&typeof s.readonly!="boolean"){let l={
instancePath:n+"/readonly",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return Pe.errors=e,r===0}function Ri(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let i in s)if(!(i==="$schema"||i==="tables"||i==="views"||i==="functions")){let f={instancePath:n,keyword:"additional\
Properties",params:{additionalProperty:i}};e===null?e=[f]:e.push(f),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let i={instancePath:n+"/$schema",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.tables!==void 0){let i=s.tables;if(i&&typeof i=="object"&&!Array.isArray(i))for(let f in i)Pe(i[f],
{instancePath:n+"/tables/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:u})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=
e.length);else{let f={instancePath:n+"/tables",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.views!==void 0){let i=s.views;if(i&&typeof i==
"object"&&!Array.isArray(i))for(let f in i)Pe(i[f],{instancePath:n+"/views/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:i,parentDataProperty:f,rootData:u})||
(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);else{let f={instancePath:n+"/views",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.
functions!==void 0){let i=s.functions;if(i&&typeof i=="object"&&!Array.isArray(i))for(let f in i){let t=i[f];if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)
if(!(p==="args"||p==="returns"||p==="description")){let o={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",
params:{additionalProperty:p}};e===null?e=[o]:e.push(o),r++}if(t.args!==void 0){let p=t.args;if(p&&typeof p=="object"&&!Array.isArray(p))for(let o in p){let m=p[o];
if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.type===void 0){let a={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"required",params:{missingProperty:"type"}};e===null?e=[a]:e.push(a),r++}for(let a in m)if(!(a==="type"||a==="optional"||
a==="nullable"||a==="enum"||a==="item"||a==="fields"||a==="schema"||a==="description")){let g={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:a}};e===null?e=[g]:e.push(g),r++}if(m.type!==void 0&&
(te(m.type,{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",parentData:m,parentDataProperty:"\
type",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),m.optional!==void 0&&typeof m.optional!="boolean"){let a={instancePath:n+"/functions/"+
f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/optional",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.
push(a),r++}if(m.nullable!==void 0&&typeof m.nullable!="boolean"){let a={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}if(m.enum!==void 0){let a=m.enum;if(Array.isArray(
a)){let g=a.length;for(let k=0;k<g;k++){let A=a[k];if(typeof A!="string"&&!(typeof A=="number"&&isFinite(A))){let P={instancePath:n+"/functions/"+f.replace(/~/g,
"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+k,keyword:"type",params:{type:yi.properties.functions.additionalProperties.
properties.args.additionalProperties.properties.enum.items.type}};e===null?e=[P]:e.push(P),r++}}}else{let g={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",keyword:"type",params:{type:"array"}};e===null?e=[g]:e.push(g),r++}}if(m.item!==void 0&&(R(
m.item,{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/item",parentData:m,parentDataProperty:"\
item",rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),m.fields!==void 0){let a=m.fields;if(a&&typeof a=="object"&&!Array.isArray(a))for(let g in a)
R(a[g],{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields/"+g.replace(/~/g,"~0").
replace(/\//g,"~1"),parentData:a,parentDataProperty:g,rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);else{let g={instancePath:n+"/functions/"+
f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/fields",keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(
g),r++}}if(m.schema!==void 0&&(De(m.schema,{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/schema",parentData:m,parentDataProperty:"schema",rootData:u})||(e=e===null?De.errors:e.concat(De.errors),r=e.length)),m.description!==void 0&&typeof m.description!=
"string"){let a={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/args/"+o.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[a]:e.push(a),r++}}else{let o={instancePath:n+"/functions/"+f.replace(/~/g,"~0").
replace(/\//g,"~1")+"/args",keyword:"type",params:{type:"object"}};e===null?e=[o]:e.push(o),r++}}if(t.returns!==void 0){let p=t.returns,o=r,m=!0,a=r;if(typeof p!=
"string"){let k={};e===null?e=[k]:e.push(k),r++}var l=a===r;r=o,e!==null&&(o?e.length=o:e=null);let g;if(l){let k=r;te(p,{instancePath:n+"/functions/"+f.replace(
/~/g,"~0").replace(/\//g,"~1")+"/returns",parentData:t,parentDataProperty:"returns",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length);var l=k===
r;m=l,g="then"}else{let k=r;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let P in p)if(!T.call(yi.properties.functions.additionalProperties.properties.returns.
else.properties,P)){let b={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns",keyword:"additionalProperties",params:{additionalProperty:P}};
e===null?e=[b]:e.push(b),r++}if(p.type!==void 0&&(te(p.type,{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/type",parentData:p,
parentDataProperty:"type",rootData:u})||(e=e===null?te.errors:e.concat(te.errors),r=e.length)),p.nullable!==void 0&&typeof p.nullable!="boolean"){let P={instancePath:n+
"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/nullable",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}if(p.enum!==void 0){
let P=p.enum;if(Array.isArray(P)){let b=P.length;for(let $=0;$<b;$++){let v=P[$];if(typeof v!="string"&&!(typeof v=="number"&&isFinite(v))){let D={instancePath:n+
"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/enum/"+$,keyword:"type",params:{type:yi.properties.functions.additionalProperties.properties.returns.
else.properties.enum.items.type}};e===null?e=[D]:e.push(D),r++}}}else{let b={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/enu\
m",keyword:"type",params:{type:"array"}};e===null?e=[b]:e.push(b),r++}}if(p.item!==void 0&&(R(p.item,{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/returns/item",parentData:p,parentDataProperty:"item",rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length)),p.fields!==void 0){let P=p.
fields;if(P&&typeof P=="object"&&!Array.isArray(P))for(let b in P)R(P[b],{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/fields\
/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:b,rootData:u})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);else{let b={instancePath:n+
"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/fields",keyword:"type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(p.schema!==void 0&&
(De(p.schema,{instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/schema",parentData:p,parentDataProperty:"schema",rootData:u})||(e=
e===null?De.errors:e.concat(De.errors),r=e.length)),p.table!==void 0){let P=p.table;if(P&&typeof P=="object"&&!Array.isArray(P))for(let b in P)R(P[b],{instancePath:n+
"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/table/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:P,parentDataProperty:b,rootData:u})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length);else{let b={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/table",keyword:"\
type",params:{type:"object"}};e===null?e=[b]:e.push(b),r++}}if(p.rows!==void 0&&typeof p.rows!="string"){let P={instancePath:n+"/functions/"+f.replace(/~/g,"~0").
replace(/\//g,"~1")+"/returns/rows",keyword:"type",params:{type:"string"}};e===null?e=[P]:e.push(P),r++}if(p.single!==void 0&&typeof p.single!="boolean"){let P={
instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns/single",keyword:"type",params:{type:"boolean"}};e===null?e=[P]:e.push(P),r++}}else{
let P={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns",keyword:"type",params:{type:"object"}};e===null?e=[P]:e.push(P),r++}var l=k===
r;m=l,g="else"}if(!m){let k={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/returns",keyword:"if",params:{failingKeyword:g}};e===null?e=
[k]:e.push(k),r++}}if(t.description!==void 0&&typeof t.description!="string"){let p={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/des\
cription",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+"/functions/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}else{let f={instancePath:n+"/functions",keyword:"type",params:{type:"object"}};e===null?e=[
f]:e.push(f),r++}}}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Ri.errors=e,r===0}var _t=Hi,$t={$id:"pa\
ge.schema.json",type:"object",additionalProperties:!1,properties:{$schema:{type:"string"},id:{$ref:"value.schema.json#/$defs/slug"},name:{type:"string"},path:{$ref:"\
shared.schema.json#/$defs/s7"},params:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{default:{type:"string"},description:{
type:"string"}}},propertyNames:{$ref:"value.schema.json#/$defs/name"}},title:{$ref:"value.schema.json#/$defs/text"},description:{$ref:"value.schema.json#/$defs/\
text"},meta:{type:"object",additionalProperties:!1,properties:{keywords:{$ref:"value.schema.json#/$defs/text"},socialTitle:{$ref:"value.schema.json#/$defs/text"},
socialDescription:{$ref:"value.schema.json#/$defs/text"},image:{$ref:"shared.schema.json#/$defs/s2"}}},favicon:{type:"string"},groups:{type:"array",items:{type:"\
string"},uniqueItems:!0},hidden:{type:"boolean"},on:{type:"object",additionalProperties:!1,properties:{beforeFetch:{$ref:"value.schema.json#/$defs/handler"},load:{
$ref:"value.schema.json#/$defs/handler"},unload:{$ref:"value.schema.json#/$defs/handler"},keydown:{$ref:"value.schema.json#/$defs/handler"},resize:{$ref:"value.\
schema.json#/$defs/handler"},scroll:{$ref:"value.schema.json#/$defs/handler"},collectionFetchError:{$ref:"value.schema.json#/$defs/handler"}}},collections:{type:"\
array",items:{type:"string"},uniqueItems:!0},sections:{$ref:"value.schema.json#/$defs/sections"},allow:{$ref:"value.schema.json#/$defs/allow"}},required:["id","\
path","title","sections"]};function Cr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){
let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!ti.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Cr.
errors=e,r===0}var $i=new RegExp("^(?:(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$","u");function Kr(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let m={};e===null?e=[m]:e.push(m),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let g={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[g]:e.push(g),r++}for(let g in s){let k=r;q(g,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var o=k===r;if(!o){let A={instancePath:n,keyword:"propertyNames",params:{propertyName:g}};e===null?e=[A]:e.push(A),
r++}}for(let g in s){let k=s[g];if(typeof k=="string"){if(!$i.test(k)){let A={instancePath:n+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"pattern",params:{
pattern:"^(?:(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$"}};e===null?e=[A]:e.push(A),r++}}else{let A={instancePath:n+
"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[A]:e.push(A),r++}}}else{let g={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[g]:e.push(g),r++}var t=m===r;i=t,p="then"}else{let m=r;if(typeof s=="string"){if(!$i.test(s)){let g={instancePath:n,keyword:"pattern",
params:{pattern:"^(?:(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+)(?:/(?::[a-z][a-zA-Z0-9]*|[A-Za-z0-9._~-]+))*)?$"}};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}var t=m===r;i=t,p="else"}if(!i){let m={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[m]:e.push(m),r++}return Kr.errors=e,r===0}function Zr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),r++}return Zr.errors=e,r===0}function G(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&
typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),
r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(
v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,
keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||
(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(
_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return G.errors=e,r===0}function Fr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="\
else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Fr.errors=e,r===0}function Y(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!s||typeof s!="object"){let l={instancePath:n,keyword:"type",params:{type:cr.type}};e===null?
e=[l]:e.push(l),r++}return Y.errors=e,r===0}function Vr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++){let f=s[i];
if(!(f&&typeof f=="object"&&!Array.isArray(f))){let t={instancePath:n+"/"+i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let l={instancePath:n,
keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Vr.errors=e,r===0}function Or(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++){let f=s[i];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.code===void 0){let t={instancePath:n+
"/"+i,keyword:"required",params:{missingProperty:"code"}};e===null?e=[t]:e.push(t),r++}if(f.reason===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{
missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(let t in f)if(!(t==="code"||t==="reason")){let p={instancePath:n+"/"+i,keyword:"additionalProperties",
params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.code!==void 0&&typeof f.code!="string"){let t={instancePath:n+"/"+i+"/code",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.reason!==void 0){let t=f.reason;if(typeof t=="string"){if(C(t)<1){let p={instancePath:n+"/"+i+"/reason",keyword:"\
minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+"/"+i+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),r++}}}else{let t={instancePath:n+"/"+i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let l={instancePath:n,keyword:"type",params:{
type:"array"}};e===null?e=[l]:e.push(l),r++}return Or.errors=e,r===0}function Hi(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let i={instancePath:n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[i]:e.push(
i),r++}if(s.path===void 0){let i={instancePath:n,keyword:"required",params:{missingProperty:"path"}};e===null?e=[i]:e.push(i),r++}if(s.title===void 0){let i={instancePath:n,
keyword:"required",params:{missingProperty:"title"}};e===null?e=[i]:e.push(i),r++}if(s.sections===void 0){let i={instancePath:n,keyword:"required",params:{missingProperty:"\
sections"}};e===null?e=[i]:e.push(i),r++}for(let i in s)if(!T.call($t.properties,i)){let f={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:i}};
e===null?e=[f]:e.push(f),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let i={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}if(s.id!==void 0&&(Cr(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Cr.errors:e.concat(Cr.errors),
r=e.length)),s.name!==void 0&&typeof s.name!="string"){let i={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.path!==
void 0&&(Kr(s.path,{instancePath:n+"/path",parentData:s,parentDataProperty:"path",rootData:u})||(e=e===null?Kr.errors:e.concat(Kr.errors),r=e.length)),s.params!==
void 0){let i=s.params;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i){let t=r;Zr(f,{instancePath:n+"/params",parentData:i,parentDataProperty:"para\
ms",rootData:u})||(e=e===null?Zr.errors:e.concat(Zr.errors),r=e.length);var l=t===r;if(!l){let p={instancePath:n+"/params",keyword:"propertyNames",params:{propertyName:f}};
e===null?e=[p]:e.push(p),r++}}for(let f in i){let t=i[f];if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)if(!(p==="default"||p==="description")){let o={
instancePath:n+"/params/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[o]:e.push(o),r++}if(t.
default!==void 0&&typeof t.default!="string"){let p={instancePath:n+"/params/"+f.replace(/~/g,"~0").replace(/\//g,"~1")+"/default",keyword:"type",params:{type:"\
string"}};e===null?e=[p]:e.push(p),r++}if(t.description!==void 0&&typeof t.description!="string"){let p={instancePath:n+"/params/"+f.replace(/~/g,"~0").replace(
/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+"/params/"+f.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let f={instancePath:n+"/params",keyword:"type",params:{type:"object"}};e===
null?e=[f]:e.push(f),r++}}if(s.title!==void 0&&(G(s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:u})||(e=e===null?G.errors:e.
concat(G.errors),r=e.length)),s.description!==void 0&&(G(s.description,{instancePath:n+"/description",parentData:s,parentDataProperty:"description",rootData:u})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)),s.meta!==void 0){let i=s.meta;if(i&&typeof i=="object"&&!Array.isArray(i)){for(let f in i)if(!(f==="keyword\
s"||f==="socialTitle"||f==="socialDescription"||f==="image")){let t={instancePath:n+"/meta",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?
e=[t]:e.push(t),r++}i.keywords!==void 0&&(G(i.keywords,{instancePath:n+"/meta/keywords",parentData:i,parentDataProperty:"keywords",rootData:u})||(e=e===null?G.errors:
e.concat(G.errors),r=e.length)),i.socialTitle!==void 0&&(G(i.socialTitle,{instancePath:n+"/meta/socialTitle",parentData:i,parentDataProperty:"socialTitle",rootData:u})||
(e=e===null?G.errors:e.concat(G.errors),r=e.length)),i.socialDescription!==void 0&&(G(i.socialDescription,{instancePath:n+"/meta/socialDescription",parentData:i,
parentDataProperty:"socialDescription",rootData:u})||(e=e===null?G.errors:e.concat(G.errors),r=e.length)),i.image!==void 0&&(Fr(i.image,{instancePath:n+"/meta/i\
mage",parentData:i,parentDataProperty:"image",rootData:u})||(e=e===null?Fr.errors:e.concat(Fr.errors),r=e.length))}else{let f={instancePath:n+"/meta",keyword:"t\
ype",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.favicon!==void 0&&typeof s.favicon!="string"){let i={instancePath:n+"/favicon",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),r++}if(s.groups!==void 0){let i=s.groups;if(Array.isArray(i)){let f=i.length;for(let o=0;o<f;o++)if(typeof i[o]!="strin\
g"){let m={instancePath:n+"/groups/"+o,keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}let t=i.length,p;if(t>1){let o={};for(;t--;){let m=i[t];
if(typeof m=="string"){if(typeof o[m]=="number"){p=o[m];let a={instancePath:n+"/groups",keyword:"uniqueItems",params:{i:t,j:p}};e===null?e=[a]:e.push(a),r++;break}
o[m]=t}}}}else{let f={instancePath:n+"/groups",keyword:"type",params:{type:"array"}};e===null?e=[f]:e.push(f),r++}}if(s.hidden!==void 0&&typeof s.hidden!="boole\
an"){let i={instancePath:n+"/hidden",keyword:"type",params:{type:"boolean"}};e===null?e=[i]:e.push(i),r++}if(s.on!==void 0){let i=s.on;if(i&&typeof i=="object"&&
!Array.isArray(i)){for(let f in i)if(!(f==="beforeFetch"||f==="load"||f==="unload"||f==="keydown"||f==="resize"||f==="scroll"||f==="collectionFetchError")){let t={
instancePath:n+"/on",keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[t]:e.push(t),r++}i.beforeFetch!==void 0&&(Y(i.beforeFetch,{instancePath:n+
"/on/beforeFetch",parentData:i,parentDataProperty:"beforeFetch",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.load!==void 0&&(Y(i.load,{instancePath:n+
"/on/load",parentData:i,parentDataProperty:"load",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.unload!==void 0&&(Y(i.unload,{instancePath:n+
"/on/unload",parentData:i,parentDataProperty:"unload",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.keydown!==void 0&&(Y(i.keydown,{instancePath:n+
"/on/keydown",parentData:i,parentDataProperty:"keydown",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.resize!==void 0&&(Y(i.resize,{instancePath:n+
"/on/resize",parentData:i,parentDataProperty:"resize",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.scroll!==void 0&&(Y(i.scroll,{instancePath:n+
"/on/scroll",parentData:i,parentDataProperty:"scroll",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length)),i.collectionFetchError!==void 0&&(Y(i.collectionFetchError,
{instancePath:n+"/on/collectionFetchError",parentData:i,parentDataProperty:"collectionFetchError",rootData:u})||(e=e===null?Y.errors:e.concat(Y.errors),r=e.length))}else{
let f={instancePath:n+"/on",keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}}if(s.collections!==void 0){let i=s.collections;if(Array.isArray(
i)){let f=i.length;for(let o=0;o<f;o++)if(typeof i[o]!="string"){let m={instancePath:n+"/collections/"+o,keyword:"type",params:{type:"string"}};e===null?e=[m]:e.
push(m),r++}let t=i.length,p;if(t>1){let o={};for(;t--;){let m=i[t];if(typeof m=="string"){if(typeof o[m]=="number"){p=o[m];let a={instancePath:n+"/collections",
keyword:"uniqueItems",params:{i:t,j:p}};e===null?e=[a]:e.push(a),r++;break}o[m]=t}}}}else{let f={instancePath:n+"/collections",keyword:"type",params:{type:"arra\
y"}};e===null?e=[f]:e.push(f),r++}}s.sections!==void 0&&(Vr(s.sections,{instancePath:n+"/sections",parentData:s,parentDataProperty:"sections",rootData:u})||(e=e===
null?Vr.errors:e.concat(Vr.errors),r=e.length)),s.allow!==void 0&&(Or(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=
e===null?Or.errors:e.concat(Or.errors),r=e.length))}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Hi.errors=
e,r===0}var At=Wi,Ai={$id:"page-section.schema.json",type:"object",additionalProperties:!1,properties:{id:{$ref:"value.schema.json#/$defs/name"},title:{$ref:"va\
lue.schema.json#/$defs/text"},name:{type:"string"},description:{type:"string"},tag:{enum:["main","header","footer","nav","section","aside","div"]},props:{type:"\
object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},style:{$ref:"value.schema.json#/$defs/style"},classes:{$ref:"value.schema.json#/$defs/classe\
s"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"value.schema.json#/$defs/states"},if:{$ref:"shared.schema.json#/$defs/s1"},show:{$ref:"shared.schema.j\
son#/$defs/s1"},on:{type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/handler"}},children:{$ref:"value.schema.json#/$defs/children"},allow:{$ref:"\
value.schema.json#/$defs/allow"}},required:["id","children"]};function Ir(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;
if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}return Ir.errors=e,r===0}function Tr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.
push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[
v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={
instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,
rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===
null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){
let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,
z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?
e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===
null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;
if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,
keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[g]:e.push(g),r++}return Tr.errors=e,r===0}function ye(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,
f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?
e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return ye.
errors=e,r===0}function Mr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Mr.errors=e,r===0}function Yr(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let t=0;t<l;t++)if(typeof s[t]!="string"){let p={instancePath:n+"/"+
t,keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}let i=s.length,f;if(i>1){let t={};for(;i--;){let p=s[i];if(typeof p=="string"){if(typeof t[p]==
"number"){f=t[p];let o={instancePath:n,keyword:"uniqueItems",params:{i,j:f}};e===null?e=[o]:e.push(o),r++;break}t[p]=i}}}}else{let l={instancePath:n,keyword:"ty\
pe",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Yr.errors=e,r===0}function Sr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="tablet"||l==="mobile")){let i={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}s.tablet!==void 0&&(V(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.mobile!==void 0&&(V(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Sr.errors=
e,r===0}function Rr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s){
let f=r;if(typeof i=="string"&&!pi.test(i)){let t={instancePath:n,keyword:"pattern",params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},propertyName:i};e===null?
e=[t]:e.push(t),r++}var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),r++}}for(let i in s)pe(s[i],
{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)}else{
let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return Rr.errors=e,r===0}function Hr(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!s||typeof s!="object"){let l={instancePath:n,keyword:"type",params:{type:cr.type}};e===null?e=[l]:e.push(
l),r++}return Hr.errors=e,r===0}function ue(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ue.errors=e,r===0}function Wr(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++)ue(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||
(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Wr.errors=
e,r===0}function Gr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++){
let f=s[i];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.code===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"code"}};e===
null?e=[t]:e.push(t),r++}if(f.reason===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(let t in f)
if(!(t==="code"||t==="reason")){let p={instancePath:n+"/"+i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.code!==
void 0&&typeof f.code!="string"){let t={instancePath:n+"/"+i+"/code",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.reason!==void 0){let t=f.
reason;if(typeof t=="string"){if(C(t)<1){let p={instancePath:n+"/"+i+"/reason",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+
"/"+i+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:n+"/"+i,keyword:"type",params:{type:"object"}};e===
null?e=[t]:e.push(t),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Gr.errors=e,r===0}function Wi(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(l),r++}if(s.children===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
children"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!T.call(Ai.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Ir(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ir.errors:e.concat(
Ir.errors),r=e.length)),s.title!==void 0&&(Tr(s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:u})||(e=e===null?Tr.errors:e.concat(
Tr.errors),r=e.length)),s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),
r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.tag!==void 0){let l=s.tag;if(!(l==="main"||l==="header"||l==="footer"||l==="nav"||l==="section"||l==="aside"||l==="div")){let i={instancePath:n+"/ta\
g",keyword:"enum",params:{allowedValues:Ai.properties.tag.enum}};e===null?e=[i]:e.push(i),r++}}if(s.props!==void 0){let l=s.props;if(l&&typeof l=="object"&&!Array.
isArray(l))for(let i in l)ye(l[i],{instancePath:n+"/props/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?
ye.errors:e.concat(ye.errors),r=e.length);else{let i={instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.style!==
void 0&&(Mr(s.style,{instancePath:n+"/style",parentData:s,parentDataProperty:"style",rootData:u})||(e=e===null?Mr.errors:e.concat(Mr.errors),r=e.length)),s.classes!==
void 0&&(Yr(s.classes,{instancePath:n+"/classes",parentData:s,parentDataProperty:"classes",rootData:u})||(e=e===null?Yr.errors:e.concat(Yr.errors),r=e.length)),
s.at!==void 0&&(Sr(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:u})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=e.length)),s.states!==
void 0&&(Rr(s.states,{instancePath:n+"/states",parentData:s,parentDataProperty:"states",rootData:u})||(e=e===null?Rr.errors:e.concat(Rr.errors),r=e.length)),s.if!==
void 0&&(ye(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.show!==void 0&&
(ye(s.show,{instancePath:n+"/show",parentData:s,parentDataProperty:"show",rootData:u})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length)),s.on!==void 0){let l=s.
on;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)Hr(l[i],{instancePath:n+"/on/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,
rootData:u})||(e=e===null?Hr.errors:e.concat(Hr.errors),r=e.length);else{let i={instancePath:n+"/on",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(
i),r++}}s.children!==void 0&&(Wr(s.children,{instancePath:n+"/children",parentData:s,parentDataProperty:"children",rootData:u})||(e=e===null?Wr.errors:e.concat(
Wr.errors),r=e.length)),s.allow!==void 0&&(Gr(s.allow,{instancePath:n+"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?Gr.errors:e.concat(
Gr.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Wi.errors=e,r===0}var Dt=Gi;function Br(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?
e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===
r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Br.errors=e,r===0}function Gi(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.use===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"use"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="use"||l==="if")){let i={instancePath:n,keyword:"additionalProper\
ties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.use!==void 0&&typeof s.use!="string"){let l={instancePath:n+"/use",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}s.if!==void 0&&(Br(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?Br.errors:
e.concat(Br.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Gi.errors=e,r===0}var Pt=Bi,
Di={$id:"section.schema.json",type:"object",additionalProperties:!1,properties:{$schema:{type:"string"},id:{$ref:"value.schema.json#/$defs/slug"},title:{$ref:"v\
alue.schema.json#/$defs/text"},name:{type:"string"},description:{type:"string"},tag:{enum:["main","header","footer","nav","section","aside","div"]},props:{type:"\
object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},style:{$ref:"value.schema.json#/$defs/style"},classes:{$ref:"value.schema.json#/$defs/classe\
s"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"value.schema.json#/$defs/states"},if:{$ref:"shared.schema.json#/$defs/s1"},show:{$ref:"shared.schema.j\
son#/$defs/s1"},on:{type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/handler"}},children:{$ref:"value.schema.json#/$defs/children"},allow:{$ref:"\
value.schema.json#/$defs/allow"}},required:["id","children"]};function Ur(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;
if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!ti.test(s)){let l={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}return Ur.errors=e,r===0}function Xr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,
f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?
e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?
e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){
let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,
rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===
null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){
let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,
z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?
e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===
null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;
if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,
keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[g]:e.push(g),r++}return Xr.errors=e,r===0}function de(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,
f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?
e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return de.
errors=e,r===0}function Jr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Jr.errors=e,r===0}function Qr(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let t=0;t<l;t++)if(typeof s[t]!="string"){let p={instancePath:n+"/"+
t,keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}let i=s.length,f;if(i>1){let t={};for(;i--;){let p=s[i];if(typeof p=="string"){if(typeof t[p]==
"number"){f=t[p];let o={instancePath:n,keyword:"uniqueItems",params:{i,j:f}};e===null?e=[o]:e.push(o),r++;break}t[p]=i}}}}else{let l={instancePath:n,keyword:"ty\
pe",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Qr.errors=e,r===0}function es(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="tablet"||l==="mobile")){let i={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}s.tablet!==void 0&&(V(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length)),s.mobile!==void 0&&(V(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||
(e=e===null?V.errors:e.concat(V.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return es.errors=
e,r===0}function rs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s){
let f=r;if(typeof i=="string"&&!pi.test(i)){let t={instancePath:n,keyword:"pattern",params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},propertyName:i};e===null?
e=[t]:e.push(t),r++}var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),r++}}for(let i in s)pe(s[i],
{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)}else{
let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return rs.errors=e,r===0}function ss(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!s||typeof s!="object"){let l={instancePath:n,keyword:"type",params:{type:cr.type}};e===null?e=[l]:e.push(
l),r++}return ss.errors=e,r===0}function ls(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.
length;for(let i=0;i<l;i++)ue(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{
let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return ls.errors=e,r===0}function ns(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++){let f=s[i];if(f&&typeof f=="object"&&!Array.isArray(
f)){if(f.code===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"code"}};e===null?e=[t]:e.push(t),r++}if(f.reason===void 0){let t={
instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(let t in f)if(!(t==="code"||t==="reason")){let p={instancePath:n+
"/"+i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.code!==void 0&&typeof f.code!="string"){let t={instancePath:n+
"/"+i+"/code",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.reason!==void 0){let t=f.reason;if(typeof t=="string"){if(C(t)<1){let p={
instancePath:n+"/"+i+"/reason",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+"/"+i+"/reason",keyword:"type",params:{
type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:n+"/"+i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let l={
instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return ns.errors=e,r===0}function Bi(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
id"}};e===null?e=[l]:e.push(l),r++}if(s.children===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"children"}};e===null?e=[l]:e.push(l),
r++}for(let l in s)if(!T.call(Di.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}
if(s.$schema!==void 0&&typeof s.$schema!="string"){let l={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.id!==
void 0&&(Ur(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ur.errors:e.concat(Ur.errors),r=e.length)),s.title!==void 0&&
(Xr(s.title,{instancePath:n+"/title",parentData:s,parentDataProperty:"title",rootData:u})||(e=e===null?Xr.errors:e.concat(Xr.errors),r=e.length)),s.name!==void 0&&
typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!=
"string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.tag!==void 0){let l=s.tag;if(!(l==="main"||
l==="header"||l==="footer"||l==="nav"||l==="section"||l==="aside"||l==="div")){let i={instancePath:n+"/tag",keyword:"enum",params:{allowedValues:Di.properties.tag.
enum}};e===null?e=[i]:e.push(i),r++}}if(s.props!==void 0){let l=s.props;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)de(l[i],{instancePath:n+"/pro\
ps/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?de.errors:e.concat(de.errors),r=e.length);else{let i={
instancePath:n+"/props",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.style!==void 0&&(Jr(s.style,{instancePath:n+"/style",parentData:s,
parentDataProperty:"style",rootData:u})||(e=e===null?Jr.errors:e.concat(Jr.errors),r=e.length)),s.classes!==void 0&&(Qr(s.classes,{instancePath:n+"/classes",parentData:s,
parentDataProperty:"classes",rootData:u})||(e=e===null?Qr.errors:e.concat(Qr.errors),r=e.length)),s.at!==void 0&&(es(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"\
at",rootData:u})||(e=e===null?es.errors:e.concat(es.errors),r=e.length)),s.states!==void 0&&(rs(s.states,{instancePath:n+"/states",parentData:s,parentDataProperty:"\
states",rootData:u})||(e=e===null?rs.errors:e.concat(rs.errors),r=e.length)),s.if!==void 0&&(de(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",
rootData:u})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.show!==void 0&&(de(s.show,{instancePath:n+"/show",parentData:s,parentDataProperty:"show",
rootData:u})||(e=e===null?de.errors:e.concat(de.errors),r=e.length)),s.on!==void 0){let l=s.on;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)ss(l[i],
{instancePath:n+"/on/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?ss.errors:e.concat(ss.errors),r=e.length);else{
let i={instancePath:n+"/on",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.children!==void 0&&(ls(s.children,{instancePath:n+"/children",
parentData:s,parentDataProperty:"children",rootData:u})||(e=e===null?ls.errors:e.concat(ls.errors),r=e.length)),s.allow!==void 0&&(ns(s.allow,{instancePath:n+"/\
allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?ns.errors:e.concat(ns.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Bi.errors=e,r===0}var Et=Ui,Pi={$id:"component.schema.json",type:"object",additionalProperties:!1,properties:{
$schema:{type:"string"},id:{$ref:"value.schema.json#/$defs/slug"},name:{type:"string"},description:{type:"string"},kind:{enum:["component","popup"]},props:{type:"\
object",additionalProperties:{type:"object",additionalProperties:!1,properties:{type:{$ref:"value.schema.json#/$defs/type"},schema:{$ref:"value.schema.json#/$de\
fs/schema"},default:{$ref:"shared.schema.json#/$defs/s8"},required:{type:"boolean"},description:{type:"string"}}},propertyNames:{$ref:"value.schema.json#/$defs/\
name"}},events:{type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{payload:{$ref:"value.schema.json#/$defs/schema"},description:{
type:"string"}}},propertyNames:{$ref:"value.schema.json#/$defs/name"}},variables:{$ref:"value.schema.json#/$defs/variables"},formulas:{$ref:"value.schema.json#/\
$defs/formulas"},workflows:{$ref:"value.schema.json#/$defs/workflows"},slots:{type:"array",items:{$ref:"value.schema.json#/$defs/name"},uniqueItems:!0},actions:{
type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/workflow"},propertyNames:{$ref:"value.schema.json#/$defs/name"}},result:{$ref:"value.schema.j\
son#/$defs/result"},on:{type:"object",additionalProperties:!1,properties:{mount:{$ref:"value.schema.json#/$defs/handler"},unmount:{$ref:"value.schema.json#/$def\
s/handler"},keydown:{$ref:"value.schema.json#/$defs/handler"}}},children:{$ref:"value.schema.json#/$defs/children"},allow:{$ref:"value.schema.json#/$defs/allow"}},
required:["id","children"]};function is(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){
let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!ti.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"\
^[a-z][a-z0-9]*(-[a-z0-9]+)*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return is.
errors=e,r===0}function Q(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,
keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Q.errors=e,r===0}function os(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s==="text"||s==="number"||s==="boolean"||s==="date"||s==="file"||s==="\
unknown"||s==="list"||s==="record")){let l={instancePath:n,keyword:"enum",params:{allowedValues:Mi.enum}};e===null?e=[l]:e.push(l),r++}return os.errors=e,r===0}
function Ee(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="b\
oolean"){let l={instancePath:n,keyword:"type",params:{type:ar.type}};e===null?e=[l]:e.push(l),r++}return Ee.errors=e,r===0}function ze(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){return ze.errors=null,!0}function ts(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let m={};e===null?e=[m]:e.push(m),r++}var t=f===r;r=l,e!==null&&(l?
e.length=l:e=null);let p;if(t){let m=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let g={instancePath:n,keyword:"minProperties",params:{
limit:1}};e===null?e=[g]:e.push(g),r++}for(let g in s){let k=r;q(g,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(
q.errors),r=e.length);var o=k===r;if(!o){let A={instancePath:n,keyword:"propertyNames",params:{propertyName:g}};e===null?e=[A]:e.push(A),r++}}for(let g in s)ze(
s[g],{instancePath:n+"/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:g,rootData:u})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.
length)}else{let g={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}var t=m===r;i=t,p="then"}else{let m=r;ze(s,{instancePath:n,
parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length);var t=m===r;i=t,p="else"}if(!i){let m={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[m]:e.push(m),r++}return ts.errors=e,r===0}function ps(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s){let f=r;S(i,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?
S.errors:e.concat(S.errors),r=e.length);var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),r++}}
for(let i in s)ir(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ir.errors:e.concat(
ir.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ps.errors=e,r===0}function fs(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s){let f=r;S(i,{instancePath:n,parentData:s,
parentDataProperty:c,rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var l=f===r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{
propertyName:i}};e===null?e=[t]:e.push(t),r++}}for(let i in s)tr(s[i],{instancePath:n+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,
rootData:u})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length)}else{let i={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}
return fs.errors=e,r===0}function us(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){for(let i in s){let f=r;S(i,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var l=f===r;
if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),r++}}for(let i in s)pr(s[i],{instancePath:n+"/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?pr.errors:e.concat(pr.errors),r=e.length)}else{let i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return us.errors=e,r===0}function as(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return as.errors=e,r===0}function cs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let l in s)if(!(l==="type"||l==="schema"||l==="description")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.type!==void 0&&(fe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?fe.errors:e.
concat(fe.errors),r=e.length)),s.schema!==void 0&&(J(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return cs.errors=e,r===0}function me(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!s||typeof s!="object"){let l={instancePath:n,keyword:"type",params:{type:cr.
type}};e===null?e=[l]:e.push(l),r++}return me.errors=e,r===0}function ys(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;
if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++)ue(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ue.errors:e.concat(
ue.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return ys.errors=e,r===0}function ds(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++){let f=s[i];if(f&&typeof f=="object"&&
!Array.isArray(f)){if(f.code===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"code"}};e===null?e=[t]:e.push(t),r++}if(f.reason===
void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(let t in f)if(!(t==="code"||t==="reas\
on")){let p={instancePath:n+"/"+i,keyword:"additionalProperties",params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.code!==void 0&&typeof f.code!=
"string"){let t={instancePath:n+"/"+i+"/code",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.reason!==void 0){let t=f.reason;if(typeof t==
"string"){if(C(t)<1){let p={instancePath:n+"/"+i+"/reason",keyword:"minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+"/"+i+
"/reason",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}}}else{let t={instancePath:n+"/"+i,keyword:"type",params:{type:"object"}};e===null?
e=[t]:e.push(t),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return ds.errors=e,r===0}function Ui(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let t={instancePath:n,keyword:"\
required",params:{missingProperty:"id"}};e===null?e=[t]:e.push(t),r++}if(s.children===void 0){let t={instancePath:n,keyword:"required",params:{missingProperty:"\
children"}};e===null?e=[t]:e.push(t),r++}for(let t in s)if(!T.call(Pi.properties,t)){let p={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:t}};
e===null?e=[p]:e.push(p),r++}if(s.$schema!==void 0&&typeof s.$schema!="string"){let t={instancePath:n+"/$schema",keyword:"type",params:{type:"string"}};e===null?
e=[t]:e.push(t),r++}if(s.id!==void 0&&(is(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?is.errors:e.concat(is.errors),
r=e.length)),s.name!==void 0&&typeof s.name!="string"){let t={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.description!==
void 0&&typeof s.description!="string"){let t={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}if(s.kind!==void 0){
let t=s.kind;if(!(t==="component"||t==="popup")){let p={instancePath:n+"/kind",keyword:"enum",params:{allowedValues:Pi.properties.kind.enum}};e===null?e=[p]:e.push(
p),r++}}if(s.props!==void 0){let t=s.props;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t){let o=r;Q(p,{instancePath:n+"/props",parentData:t,parentDataProperty:"\
props",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var l=o===r;if(!l){let m={instancePath:n+"/props",keyword:"propertyNames",params:{propertyName:p}};
e===null?e=[m]:e.push(m),r++}}for(let p in t){let o=t[p];if(o&&typeof o=="object"&&!Array.isArray(o)){for(let m in o)if(!(m==="type"||m==="schema"||m==="default"||
m==="required"||m==="description")){let a={instancePath:n+"/props/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalProperties",params:{additionalProperty:m}};
e===null?e=[a]:e.push(a),r++}if(o.type!==void 0&&(os(o.type,{instancePath:n+"/props/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",parentData:o,parentDataProperty:"\
type",rootData:u})||(e=e===null?os.errors:e.concat(os.errors),r=e.length)),o.schema!==void 0&&(Ee(o.schema,{instancePath:n+"/props/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/schema",parentData:o,parentDataProperty:"schema",rootData:u})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),o.default!==void 0&&(ts(o.default,
{instancePath:n+"/props/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/default",parentData:o,parentDataProperty:"default",rootData:u})||(e=e===null?ts.errors:e.concat(
ts.errors),r=e.length)),o.required!==void 0&&typeof o.required!="boolean"){let m={instancePath:n+"/props/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/required",
keyword:"type",params:{type:"boolean"}};e===null?e=[m]:e.push(m),r++}if(o.description!==void 0&&typeof o.description!="string"){let m={instancePath:n+"/props/"+
p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:n+"/props/"+
p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(m),r++}}}else{let p={instancePath:n+"/props",keyword:"type",
params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.events!==void 0){let t=s.events;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t){let o=r;
Q(p,{instancePath:n+"/events",parentData:t,parentDataProperty:"events",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var i=o===r;if(!i){let m={
instancePath:n+"/events",keyword:"propertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}for(let p in t){let o=t[p];if(o&&typeof o=="object"&&!Array.
isArray(o)){for(let m in o)if(!(m==="payload"||m==="description")){let a={instancePath:n+"/events/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additional\
Properties",params:{additionalProperty:m}};e===null?e=[a]:e.push(a),r++}if(o.payload!==void 0&&(Ee(o.payload,{instancePath:n+"/events/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/payload",parentData:o,parentDataProperty:"payload",rootData:u})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length)),o.description!==void 0&&typeof o.
description!="string"){let m={instancePath:n+"/events/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",keyword:"type",params:{type:"string"}};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:n+"/events/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"object"}};e===null?e=[m]:e.push(
m),r++}}}else{let p={instancePath:n+"/events",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}if(s.variables!==void 0&&(ps(s.variables,{instancePath:n+
"/variables",parentData:s,parentDataProperty:"variables",rootData:u})||(e=e===null?ps.errors:e.concat(ps.errors),r=e.length)),s.formulas!==void 0&&(fs(s.formulas,
{instancePath:n+"/formulas",parentData:s,parentDataProperty:"formulas",rootData:u})||(e=e===null?fs.errors:e.concat(fs.errors),r=e.length)),s.workflows!==void 0&&
(us(s.workflows,{instancePath:n+"/workflows",parentData:s,parentDataProperty:"workflows",rootData:u})||(e=e===null?us.errors:e.concat(us.errors),r=e.length)),s.
slots!==void 0){let t=s.slots;if(Array.isArray(t)){let p=t.length;for(let a=0;a<p;a++)Q(t[a],{instancePath:n+"/slots/"+a,parentData:t,parentDataProperty:a,rootData:u})||
(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);let o=t.length,m;if(o>1){e:for(;o--;)for(m=o;m--;)if(Zi(t[o],t[m])){let a={instancePath:n+"/slots",keyword:"\
uniqueItems",params:{i:o,j:m}};e===null?e=[a]:e.push(a),r++;break e}}}else{let p={instancePath:n+"/slots",keyword:"type",params:{type:"array"}};e===null?e=[p]:e.
push(p),r++}}if(s.actions!==void 0){let t=s.actions;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t){let o=r;Q(p,{instancePath:n+"/actions",parentData:t,
parentDataProperty:"actions",rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var f=o===r;if(!f){let m={instancePath:n+"/actions",keyword:"prop\
ertyNames",params:{propertyName:p}};e===null?e=[m]:e.push(m),r++}}for(let p in t)as(t[p],{instancePath:n+"/actions/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:t,
parentDataProperty:p,rootData:u})||(e=e===null?as.errors:e.concat(as.errors),r=e.length)}else{let p={instancePath:n+"/actions",keyword:"type",params:{type:"obje\
ct"}};e===null?e=[p]:e.push(p),r++}}if(s.result!==void 0&&(cs(s.result,{instancePath:n+"/result",parentData:s,parentDataProperty:"result",rootData:u})||(e=e===null?
cs.errors:e.concat(cs.errors),r=e.length)),s.on!==void 0){let t=s.on;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)if(!(p==="mount"||p==="unmount"||
p==="keydown")){let o={instancePath:n+"/on",keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[o]:e.push(o),r++}t.mount!==void 0&&(me(t.mount,
{instancePath:n+"/on/mount",parentData:t,parentDataProperty:"mount",rootData:u})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),t.unmount!==void 0&&(me(
t.unmount,{instancePath:n+"/on/unmount",parentData:t,parentDataProperty:"unmount",rootData:u})||(e=e===null?me.errors:e.concat(me.errors),r=e.length)),t.keydown!==
void 0&&(me(t.keydown,{instancePath:n+"/on/keydown",parentData:t,parentDataProperty:"keydown",rootData:u})||(e=e===null?me.errors:e.concat(me.errors),r=e.length))}else{
let p={instancePath:n+"/on",keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}s.children!==void 0&&(ys(s.children,{instancePath:n+"/children",
parentData:s,parentDataProperty:"children",rootData:u})||(e=e===null?ys.errors:e.concat(ys.errors),r=e.length)),s.allow!==void 0&&(ds(s.allow,{instancePath:n+"/\
allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?ds.errors:e.concat(ds.errors),r=e.length))}else{let t={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[t]:e.push(t),r++}return Ui.errors=e,r===0}var zt=Xi,qt={$id:"element.schema.json",type:"object",additionalProperties:!1,properties:{
id:{$ref:"value.schema.json#/$defs/name"},type:{type:"string"},component:{type:"string"},slot:{type:"string"},name:{type:"string"},description:{type:"string"},props:{
type:"object"},style:{$ref:"value.schema.json#/$defs/style"},classes:{$ref:"value.schema.json#/$defs/classes"},at:{$ref:"value.schema.json#/$defs/at"},states:{$ref:"\
value.schema.json#/$defs/states"},if:{$ref:"shared.schema.json#/$defs/s1"},show:{$ref:"shared.schema.json#/$defs/s1"},repeat:{$ref:"value.schema.json#/$defs/rep\
eat"},link:{$ref:"value.schema.json#/$defs/link"},on:{type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/handler"}},children:{$ref:"value.schema\
.json#/$defs/children"},slots:{type:"object",additionalProperties:{$ref:"value.schema.json#/$defs/children"}},allow:{$ref:"value.schema.json#/$defs/allow"}},required:[
"id","type"]};function ms(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,
keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return ms.errors=e,r===0}function hs(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return hs.errors=e,r===0}function gs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let t=0;t<l;t++)if(typeof s[t]!="string"){let p={instancePath:n+"/"+t,keyword:"type",params:{type:"string"}};
e===null?e=[p]:e.push(p),r++}let i=s.length,f;if(i>1){let t={};for(;i--;){let p=s[i];if(typeof p=="string"){if(typeof t[p]=="number"){f=t[p];let o={instancePath:n,
keyword:"uniqueItems",params:{i,j:f}};e===null?e=[o]:e.push(o),r++;break}t[p]=i}}}}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[
l]:e.push(l),r++}return gs.errors=e,r===0}function vs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){for(let l in s)if(!(l==="tablet"||l==="mobile")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}s.tablet!==void 0&&(V(s.tablet,{instancePath:n+"/tablet",parentData:s,parentDataProperty:"tablet",rootData:u})||(e=e===null?V.errors:
e.concat(V.errors),r=e.length)),s.mobile!==void 0&&(V(s.mobile,{instancePath:n+"/mobile",parentData:s,parentDataProperty:"mobile",rootData:u})||(e=e===null?V.errors:
e.concat(V.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return vs.errors=e,r===0}function ws(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let i in s){let f=r;if(typeof i==
"string"&&!pi.test(i)){let t={instancePath:n,keyword:"pattern",params:{pattern:"^(parent\\.)?[a-z][a-zA-Z0-9]*$"},propertyName:i};e===null?e=[t]:e.push(t),r++}var l=f===
r;if(!l){let t={instancePath:n,keyword:"propertyNames",params:{propertyName:i}};e===null?e=[t]:e.push(t),r++}}for(let i in s)pe(s[i],{instancePath:n+"/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length)}else{let i={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}return ws.errors=e,r===0}function qe(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?
e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===
null?e=[p]:e.push(p),r++}return qe.errors=e,r===0}function ks(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!Array.isArray(s)){let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="el\
se"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ks.errors=e,r===0}var di={validate:mr};var xt={enum:["eq","ne","lt","gt","lte","gte","contains","notContains","startsWith","endsWith","isNull","isNotNull","in","notIn","overlap","notOverlap","contain\
sAll","hasKey","notHasKey","matches","notMatches"]};function bs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s===
"eq"||s==="ne"||s==="lt"||s==="gt"||s==="lte"||s==="gte"||s==="contains"||s==="notContains"||s==="startsWith"||s==="endsWith"||s==="isNull"||s==="isNotNull"||s===
"in"||s==="notIn"||s==="overlap"||s==="notOverlap"||s==="containsAll"||s==="hasKey"||s==="notHasKey"||s==="matches"||s==="notMatches")){let l={instancePath:n,keyword:"\
enum",params:{allowedValues:xt.enum}};e===null?e=[l]:e.push(l),r++}return bs.errors=e,r===0}function js(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.field===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"field"}};e===
null?e=[l]:e.push(l),r++}if(s.operator===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"operator"}};e===null?e=[l]:e.push(l),r++}for(let l in s)
if(!(l==="field"||l==="operator"||l==="value"||l==="ignoreEmpty"||l==="if")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.field!==void 0&&typeof s.field!="string"){let l={instancePath:n+"/field",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),r++}if(s.operator!==void 0&&(bs(s.operator,{instancePath:n+"/operator",parentData:s,parentDataProperty:"operator",rootData:u})||(e=e===null?bs.errors:
e.concat(bs.errors),r=e.length)),s.value!==void 0&&(Z(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?Z.errors:
e.concat(Z.errors),r=e.length)),s.ignoreEmpty!==void 0&&typeof s.ignoreEmpty!="boolean"){let l={instancePath:n+"/ignoreEmpty",keyword:"type",params:{type:"boole\
an"}};e===null?e=[l]:e.push(l),r++}s.if!==void 0&&(Z(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?Z.errors:e.concat(
Z.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return js.errors=e,r===0}function O(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let k={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[k]:e.push(k),r++}let l=r,i=!0,f=r,t=r,p=!1,o=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let k;if(s.and===void 0&&(k="and")){let A={};
e===null?e=[A]:e.push(A),r++}}var m=o===r;if(p=p||m,!p){let k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let P;if(s.or===void 0&&(P="or")){let b={};e===null?
e=[b]:e.push(b),r++}}var m=k===r;p=p||m}if(p)r=t,e!==null&&(t?e.length=t:e=null);else{let k={};e===null?e=[k]:e.push(k),r++}var a=f===r;r=l,e!==null&&(l?e.length=
l:e=null);let g;if(a){let k=r;di.validate(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?di.validate.errors:e.concat(di.validate.
errors),r=e.length);var a=k===r;i=a,g="then"}else{let k=r;js(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?js.errors:e.concat(js.
errors),r=e.length);var a=k===r;i=a,g="else"}if(!i){let k={instancePath:n,keyword:"if",params:{failingKeyword:g}};e===null?e=[k]:e.push(k),r++}return O.errors=e,
r===0}function mr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.keys(s).length<1){let l={instancePath:n,
keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="and"||l==="or"||l==="if")){let i={instancePath:n,keyword:"additi\
onalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.and!==void 0){let l=s.and;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)
O(l[f],{instancePath:n+"/and/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+
"/and",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.or!==void 0){let l=s.or;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)
O(l[f],{instancePath:n+"/or/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+"\
/or",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}s.if!==void 0&&(Z(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return mr.errors=
e,r===0}var Nt={type:"object",additionalProperties:!1,properties:{by:{$ref:"shared.schema.json#/$defs/s2"},direction:{$ref:"shared.schema.json#/$defs/s3"},nulls:{enum:[
"first","last"]},if:{$ref:"shared.schema.json#/$defs/s1"}},required:["by"]};function W(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[o]:e.push(o),r++}return W.errors=e,r===0}var Lt={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{enum:["asc","de\
sc"]}};function _s(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.
isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&
(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var t=o===r;i=t,p="then"}else{let o=r;if(!(s==="asc"||s==="desc")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Lt.else.enum}};e===null?e=[a]:e.push(
a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return _s.errors=e,r===0}function fr(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.by===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"by"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="by"||l==="direction"||l==="nulls"||l==="if")){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.by!==void 0&&(W(s.by,{instancePath:n+"/by",parentData:s,parentDataProperty:"\
by",rootData:u})||(e=e===null?W.errors:e.concat(W.errors),r=e.length)),s.direction!==void 0&&(_s(s.direction,{instancePath:n+"/direction",parentData:s,parentDataProperty:"\
direction",rootData:u})||(e=e===null?_s.errors:e.concat(_s.errors),r=e.length)),s.nulls!==void 0){let l=s.nulls;if(!(l==="first"||l==="last")){let i={instancePath:n+
"/nulls",keyword:"enum",params:{allowedValues:Nt.properties.nulls.enum}};e===null?e=[i]:e.push(i),r++}}s.if!==void 0&&(Z(s.if,{instancePath:n+"/if",parentData:s,
parentDataProperty:"if",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}return fr.errors=e,r===0}function $s(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(
s)){let l=s.length;for(let i=0;i<l;i++)fr(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?fr.errors:e.concat(fr.errors),r=
e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return $s.errors=e,r===0}function As(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.
push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return As.errors=e,r===0}
function Ds(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.items===void 0){
let l={instancePath:n,keyword:"required",params:{missingProperty:"items"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="items"||l==="key"||l==="filter"||
l==="sort"||l==="map"||l==="limit")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.items!==
void 0&&(ks(s.items,{instancePath:n+"/items",parentData:s,parentDataProperty:"items",rootData:u})||(e=e===null?ks.errors:e.concat(ks.errors),r=e.length)),s.key!==
void 0&&typeof s.key!="string"){let l={instancePath:n+"/key",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.filter!==void 0&&(mr(s.filter,
{instancePath:n+"/filter",parentData:s,parentDataProperty:"filter",rootData:u})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length)),s.sort!==void 0&&($s(s.sort,
{instancePath:n+"/sort",parentData:s,parentDataProperty:"sort",rootData:u})||(e=e===null?$s.errors:e.concat($s.errors),r=e.length)),s.map!==void 0&&(Z(s.map,{instancePath:n+
"/map",parentData:s,parentDataProperty:"map",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length)),s.limit!==void 0&&(As(s.limit,{instancePath:n+"/\
limit",parentData:s,parentDataProperty:"limit",rootData:u})||(e=e===null?As.errors:e.concat(As.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Ds.errors=e,r===0}var Ct={type:"object",additionalProperties:!1,properties:{page:{type:"string"},params:{$ref:"\
value.schema.json#/$defs/arguments"},query:{$ref:"value.schema.json#/$defs/arguments"},section:{type:"string"},path:{$ref:"shared.schema.json#/$defs/s2"},url:{$ref:"\
shared.schema.json#/$defs/s2"},mail:{$ref:"shared.schema.json#/$defs/s2"},tel:{$ref:"shared.schema.json#/$defs/s2"},file:{$ref:"shared.schema.json#/$defs/s2"},popup:{
type:"string"},with:{$ref:"value.schema.json#/$defs/arguments"},closePopup:{const:!0},newTab:{type:"boolean"},loaderColor:{type:"string"}}};function he(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let l in s)Z(
s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return he.errors=e,r===0}function Ps(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(Ct.properties,l)){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.page!==void 0&&typeof s.page!="string"){let l={instancePath:n+"/\
page",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.params!==void 0&&(he(s.params,{instancePath:n+"/params",parentData:s,parentDataProperty:"\
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
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ps.errors=e,r===0}function Es(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(!s||typeof s!="object"){let l={instancePath:n,keyword:"type",params:{type:cr.type}};e===null?e=[l]:e.push(l),r++}return Es.errors=
e,r===0}function xe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++)
ue(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length)}else{let l={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return xe.errors=e,r===0}function zs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++){let f=s[i];if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.code===void 0){let t={instancePath:n+
"/"+i,keyword:"required",params:{missingProperty:"code"}};e===null?e=[t]:e.push(t),r++}if(f.reason===void 0){let t={instancePath:n+"/"+i,keyword:"required",params:{
missingProperty:"reason"}};e===null?e=[t]:e.push(t),r++}for(let t in f)if(!(t==="code"||t==="reason")){let p={instancePath:n+"/"+i,keyword:"additionalProperties",
params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.code!==void 0&&typeof f.code!="string"){let t={instancePath:n+"/"+i+"/code",keyword:"type",params:{
type:"string"}};e===null?e=[t]:e.push(t),r++}if(f.reason!==void 0){let t=f.reason;if(typeof t=="string"){if(C(t)<1){let p={instancePath:n+"/"+i+"/reason",keyword:"\
minLength",params:{limit:1}};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:n+"/"+i+"/reason",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(
p),r++}}}else{let t={instancePath:n+"/"+i,keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}}else{let l={instancePath:n,keyword:"type",params:{
type:"array"}};e===null?e=[l]:e.push(l),r++}return zs.errors=e,r===0}function Xi(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.id===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"id"}};e===null?e=[l]:e.push(
l),r++}if(s.type===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"type"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!T.call(qt.properties,
l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(ms(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?ms.errors:e.concat(ms.errors),r=e.length)),s.type!==void 0&&typeof s.type!="string"){let l={
instancePath:n+"/type",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.component!==void 0&&typeof s.component!="string"){let l={instancePath:n+
"/component",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.slot!==void 0&&typeof s.slot!="string"){let l={instancePath:n+"/slot",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.props!==void 0){let l=s.props;if(!(l&&typeof l=="object"&&!Array.isArray(l))){let i={instancePath:n+"/props",keyword:"\
type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.style!==void 0&&(hs(s.style,{instancePath:n+"/style",parentData:s,parentDataProperty:"style",rootData:u})||
(e=e===null?hs.errors:e.concat(hs.errors),r=e.length)),s.classes!==void 0&&(gs(s.classes,{instancePath:n+"/classes",parentData:s,parentDataProperty:"classes",rootData:u})||
(e=e===null?gs.errors:e.concat(gs.errors),r=e.length)),s.at!==void 0&&(vs(s.at,{instancePath:n+"/at",parentData:s,parentDataProperty:"at",rootData:u})||(e=e===null?
vs.errors:e.concat(vs.errors),r=e.length)),s.states!==void 0&&(ws(s.states,{instancePath:n+"/states",parentData:s,parentDataProperty:"states",rootData:u})||(e=e===
null?ws.errors:e.concat(ws.errors),r=e.length)),s.if!==void 0&&(qe(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?qe.
errors:e.concat(qe.errors),r=e.length)),s.show!==void 0&&(qe(s.show,{instancePath:n+"/show",parentData:s,parentDataProperty:"show",rootData:u})||(e=e===null?qe.
errors:e.concat(qe.errors),r=e.length)),s.repeat!==void 0&&(Ds(s.repeat,{instancePath:n+"/repeat",parentData:s,parentDataProperty:"repeat",rootData:u})||(e=e===
null?Ds.errors:e.concat(Ds.errors),r=e.length)),s.link!==void 0&&(Ps(s.link,{instancePath:n+"/link",parentData:s,parentDataProperty:"link",rootData:u})||(e=e===
null?Ps.errors:e.concat(Ps.errors),r=e.length)),s.on!==void 0){let l=s.on;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)Es(l[i],{instancePath:n+"/o\
n/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?Es.errors:e.concat(Es.errors),r=e.length);else{let i={instancePath:n+
"/on",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.children!==void 0&&(xe(s.children,{instancePath:n+"/children",parentData:s,parentDataProperty:"\
children",rootData:u})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length)),s.slots!==void 0){let l=s.slots;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)
xe(l[i],{instancePath:n+"/slots/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?xe.errors:e.concat(xe.errors),
r=e.length);else{let i={instancePath:n+"/slots",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.allow!==void 0&&(zs(s.allow,{instancePath:n+
"/allow",parentData:s,parentDataProperty:"allow",rootData:u})||(e=e===null?zs.errors:e.concat(zs.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Xi.errors=e,r===0}var Kt=Ji;function qs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++)or(s[i],
{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?or.errors:e.concat(or.errors),r=e.length)}else{let l={instancePath:n,keyword:"\
type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return qs.errors=e,r===0}function xs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="type"||l==="schema"||l==="description")){let i={instancePath:n,keyword:"add\
itionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.type!==void 0&&(fe(s.type,{instancePath:n+"/type",parentData:s,parentDataProperty:"\
type",rootData:u})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length)),s.schema!==void 0&&(J(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"\
schema",rootData:u})||(e=e===null?J.errors:e.concat(J.errors),r=e.length)),s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/descr\
iption",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return xs.errors=e,r===0}function Ne(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ne.errors=e,r===0}function Ji(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.steps===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
steps"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="params"||l==="result"||l==="steps"||l==="onError"||l==="name"||l==="description"||l==="disabled")){
let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.params!==void 0&&(qs(s.params,{instancePath:n+
"/params",parentData:s,parentDataProperty:"params",rootData:u})||(e=e===null?qs.errors:e.concat(qs.errors),r=e.length)),s.result!==void 0&&(xs(s.result,{instancePath:n+
"/result",parentData:s,parentDataProperty:"result",rootData:u})||(e=e===null?xs.errors:e.concat(xs.errors),r=e.length)),s.steps!==void 0){let l=s.steps;if(Array.
isArray(l)){let i=l.length;for(let f=0;f<i;f++)Ne(l[f],{instancePath:n+"/steps/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?Ne.errors:e.concat(
Ne.errors),r=e.length)}else{let i={instancePath:n+"/steps",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.onError!==void 0){let l=s.onError;
if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)Ne(l[f],{instancePath:n+"/onError/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?Ne.errors:
e.concat(Ne.errors),r=e.length)}else{let i={instancePath:n+"/onError",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.name!==void 0&&typeof s.
name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!=
"string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return Ji.errors=e,r===0}var Zt=Qi;function Ns(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let l in s)Z(
s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ns.errors=e,r===0}function Qi(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.run===void 0){let l={instancePath:n,keyword:"required",params:{
missingProperty:"run"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="run"||l==="with")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.run!==void 0&&typeof s.run!="string"){let l={instancePath:n+"/run",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}s.with!==void 0&&(Ns(s.with,{instancePath:n+"/with",parentData:s,parentDataProperty:"with",rootData:u})||(e=e===null?Ns.errors:e.concat(Ns.errors),r=e.length))}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Qi.errors=e,r===0}var Ft=eo;function Ls(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Ls.errors=e,r===0}function eo(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.action===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"action"}};e===null?e=[l]:e.push(l),r++}if(s.id!==void 0&&(Ls(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",
rootData:u})||(e=e===null?Ls.errors:e.concat(Ls.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return eo.errors=e,r===0}var Vt=ro,
Ot={$id:"props-base.schema.json",type:"object",additionalProperties:!1,properties:{tag:{type:"string",enum:["div","main","section","article","aside","header","f\
ooter","nav","ul","ol","li","dl","figure","figcaption","address","fieldset","legend","details","summary","blockquote","span"]},role:{$ref:"shared.schema.json#/$\
defs/s9"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}}},mi={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"\
string",enum:["none","group","region","status","alert","list","listitem","toolbar","search","note","log","img"]}};function Cs(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formul\
a")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{
instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="group"||s==="region"||s==="status"||s===
"alert"||s==="list"||s==="listitem"||s==="toolbar"||s==="search"||s==="note"||s==="log"||s==="img")){let a={instancePath:n,keyword:"enum",params:{allowedValues:mi.
else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),
r++}return Cs.errors=e,r===0}function Ks(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;
r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),
r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return Ks.errors=e,r===0}function ro(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let l in s)if(!(l==="tag"||l==="role"||l==="ariaLabel")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let i={instancePath:n+"/tag",keyword:"type",params:{type:"string"}};e===null?
e=[i]:e.push(i),r++}if(!(l==="div"||l==="main"||l==="section"||l==="article"||l==="aside"||l==="header"||l==="footer"||l==="nav"||l==="ul"||l==="ol"||l==="li"||
l==="dl"||l==="figure"||l==="figcaption"||l==="address"||l==="fieldset"||l==="legend"||l==="details"||l==="summary"||l==="blockquote"||l==="span")){let i={instancePath:n+
"/tag",keyword:"enum",params:{allowedValues:Ot.properties.tag.enum}};e===null?e=[i]:e.push(i),r++}}s.role!==void 0&&(Cs(s.role,{instancePath:n+"/role",parentData:s,
parentDataProperty:"role",rootData:u})||(e=e===null?Cs.errors:e.concat(Cs.errors),r=e.length)),s.ariaLabel!==void 0&&(Ks(s.ariaLabel,{instancePath:n+"/ariaLabel",
parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?Ks.errors:e.concat(Ks.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return ro.errors=e,r===0}var It=so;function ge(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===
r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=
k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};
e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),
r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,
E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};
e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){
let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}
if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"\
type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?
e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return ge.errors=
e,r===0}var Tt={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["button","submit","reset","none"]}};
function Zs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="button"||
s==="submit"||s==="reset"||s==="none")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Tt.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p=
"else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Zs.errors=e,r===0}function ee(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p=
"else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ee.errors=e,r===0}function so(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="text"||l==="ariaLabel"||
l==="buttonType"||l==="disabled"||l==="loading"||l==="pressed"||l==="current"||l==="tooltip")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}s.text!==void 0&&(ge(s.text,{instancePath:n+"/text",parentData:s,parentDataProperty:"text",rootData:u})||(e=e===null?ge.errors:e.concat(
ge.errors),r=e.length)),s.ariaLabel!==void 0&&(ge(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?
ge.errors:e.concat(ge.errors),r=e.length)),s.buttonType!==void 0&&(Zs(s.buttonType,{instancePath:n+"/buttonType",parentData:s,parentDataProperty:"buttonType",rootData:u})||
(e=e===null?Zs.errors:e.concat(Zs.errors),r=e.length)),s.disabled!==void 0&&(ee(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",
rootData:u})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.loading!==void 0&&(ee(s.loading,{instancePath:n+"/loading",parentData:s,parentDataProperty:"\
loading",rootData:u})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.pressed!==void 0&&(ee(s.pressed,{instancePath:n+"/pressed",parentData:s,parentDataProperty:"\
pressed",rootData:u})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.current!==void 0&&(ee(s.current,{instancePath:n+"/current",parentData:s,parentDataProperty:"\
current",rootData:u})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length)),s.tooltip!==void 0&&(ge(s.tooltip,{instancePath:n+"/tooltip",parentData:s,parentDataProperty:"\
tooltip",rootData:u})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return so.errors=e,r===0}var Mt=no,Ei={$id:"props-checkbox.schema.json",type:"object",additionalProperties:!1,properties:{value:{$ref:"shared.schema\
.json#/$defs/s11"},label:{$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},hint:{$ref:"shared.schema.json#/$defs/s0"},error:{
$ref:"shared.schema.json#/$defs/s0"},appearance:{type:"string",enum:["checkbox","switch"]},required:{$ref:"shared.schema.json#/$defs/s11"},readonly:{$ref:"share\
d.schema.json#/$defs/s11"},disabled:{$ref:"shared.schema.json#/$defs/s11"},indeterminate:{$ref:"shared.schema.json#/$defs/s11"},size:{$ref:"shared.schema.json#/\
$defs/s2"},color:{$ref:"shared.schema.json#/$defs/s2"},icon:{type:"string"},containerPosition:{$ref:"shared.schema.json#/$defs/s12"}}};function B(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return B.errors=e,r===0}function re(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),
r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(
s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,
parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{
propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===
void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){
let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{
type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{
failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,
b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}
if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return re.errors=e,r===0}function Le(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[o]:e.push(o),r++}return Le.errors=e,r===0}var lo={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",
enum:["right","left","top","bottom"]}};function Fs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)
if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(
o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}if(!(s==="right"||s==="left"||s==="top"||s==="bottom")){let a={instancePath:n,keyword:"enum",params:{allowedValues:lo.else.enum}};e===null?e=
[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Fs.errors=e,
r===0}function no(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)
if(!T.call(Ei.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.value!==void 0&&
(B(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.label!==void 0&&
(re(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),s.ariaLabel!==
void 0&&(re(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
s.hint!==void 0&&(re(s.hint,{instancePath:n+"/hint",parentData:s,parentDataProperty:"hint",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
s.error!==void 0&&(re(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"error",rootData:u})||(e=e===null?re.errors:e.concat(re.errors),r=e.length)),
s.appearance!==void 0){let l=s.appearance;if(typeof l!="string"){let i={instancePath:n+"/appearance",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(
i),r++}if(!(l==="checkbox"||l==="switch")){let i={instancePath:n+"/appearance",keyword:"enum",params:{allowedValues:Ei.properties.appearance.enum}};e===null?e=[
i]:e.push(i),r++}}if(s.required!==void 0&&(B(s.required,{instancePath:n+"/required",parentData:s,parentDataProperty:"required",rootData:u})||(e=e===null?B.errors:
e.concat(B.errors),r=e.length)),s.readonly!==void 0&&(B(s.readonly,{instancePath:n+"/readonly",parentData:s,parentDataProperty:"readonly",rootData:u})||(e=e===null?
B.errors:e.concat(B.errors),r=e.length)),s.disabled!==void 0&&(B(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.indeterminate!==void 0&&(B(s.indeterminate,{instancePath:n+"/indeterminate",parentData:s,parentDataProperty:"\
indeterminate",rootData:u})||(e=e===null?B.errors:e.concat(B.errors),r=e.length)),s.size!==void 0&&(Le(s.size,{instancePath:n+"/size",parentData:s,parentDataProperty:"\
size",rootData:u})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)),s.color!==void 0&&(Le(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"\
color",rootData:u})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length)),s.icon!==void 0&&typeof s.icon!="string"){let l={instancePath:n+"/icon",keyword:"typ\
e",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.containerPosition!==void 0&&(Fs(s.containerPosition,{instancePath:n+"/containerPosition",parentData:s,
parentDataProperty:"containerPosition",rootData:u})||(e=e===null?Fs.errors:e.concat(Fs.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"\
object"}};e===null?e=[l]:e.push(l),r++}return no.errors=e,r===0}var Yt=to,zi={$id:"props-columns.schema.json",type:"object",additionalProperties:!1,properties:{
tag:{type:"string",enum:["div","main","section","article","aside","header","footer","nav","ul","ol","li","dl","figure","figcaption","address","fieldset","legend",
"details","summary","blockquote","span"]},role:{$ref:"shared.schema.json#/$defs/s9"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},type:{$ref:"shared.schema.j\
son#/$defs/s13"},lengthInUnit:{$ref:"shared.schema.json#/$defs/s14"},grid:{$ref:"shared.schema.json#/$defs/s15"},justifyContent:{$ref:"shared.schema.json#/$defs\
/s16"},alignItems:{$ref:"shared.schema.json#/$defs/s17"},rowGap:{$ref:"shared.schema.json#/$defs/s2"},columnGap:{$ref:"shared.schema.json#/$defs/s2"},reverse:{$ref:"\
shared.schema.json#/$defs/s11"},pushLast:{$ref:"shared.schema.json#/$defs/s11"}}};function Vs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="group"||s==="region"||s==="status"||s==="alert"||s==="list"||s==="listitem"||s===
"toolbar"||s==="search"||s==="note"||s==="log"||s==="img")){let a={instancePath:n,keyword:"enum",params:{allowedValues:mi.else.enum}};e===null?e=[a]:e.push(a),r++}
var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Vs.errors=e,r===0}function Os(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.
formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="t\
hen"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);
let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===
null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.
length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,
x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?
e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===
r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return Os.errors=e,r===0}var St={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["columns","rows","mosaic"]}};function Is(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="columns"||s==="rows"||s==="mosaic")){let a={instancePath:n,
keyword:"enum",params:{allowedValues:St.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return Is.errors=e,r===0}function Ts(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.
push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ts.errors=e,r===0}function Ms(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(Array.isArray(s)){if(s.length>12){let g={instancePath:n,keyword:"maxItems",params:{limit:12}};e===null?e=[g]:e.push(g),r++}let a=s.
length;for(let g=0;g<a;g++){let k=s[g];if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){let A={instancePath:n+"/"+g,keyword:"type",params:{type:"intege\
r"}};e===null?e=[A]:e.push(A),r++}if(typeof k=="number"&&isFinite(k)){if(k>12||isNaN(k)){let A={instancePath:n+"/"+g,keyword:"maximum",params:{comparison:"<=",limit:12}};
e===null?e=[A]:e.push(A),r++}if(k<1||isNaN(k)){let A={instancePath:n+"/"+g,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[A]:e.push(A),r++}}}}else{
let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{
failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ms.errors=e,r===0}var io={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/fo\
rmula"},else:{type:"string",enum:["flex-start","center","flex-end","space-between","space-around","space-evenly","stretch"]}};function Ys(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formul\
a")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{
instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="flex-start"||s==="center"||s==="flex-end"||s==="sp\
ace-between"||s==="space-around"||s==="space-evenly"||s==="stretch")){let a={instancePath:n,keyword:"enum",params:{allowedValues:io.else.enum}};e===null?e=[a]:e.
push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ys.errors=e,r===0}
var oo={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["flex-start","center","flex-end","stret\
ch","baseline"]}};function Ss(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(!(s==="flex-start"||s==="center"||s==="flex-end"||s==="stretch"||s==="baseline")){let a={instancePath:n,keyword:"enum",params:{allowedValues:oo.else.enum}};e===
null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ss.errors=
e,r===0}function Ce(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.
isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&
(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===
r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ce.errors=e,r===0}function Ke(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ke.errors=e,r===0}function to(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(zi.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let i={instancePath:n+"/tag",keyword:"type",params:{type:"\
string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="div"||l==="main"||l==="section"||l==="article"||l==="aside"||l==="header"||l==="footer"||l==="nav"||l==="ul"||l===
"ol"||l==="li"||l==="dl"||l==="figure"||l==="figcaption"||l==="address"||l==="fieldset"||l==="legend"||l==="details"||l==="summary"||l==="blockquote"||l==="span")){
let i={instancePath:n+"/tag",keyword:"enum",params:{allowedValues:zi.properties.tag.enum}};e===null?e=[i]:e.push(i),r++}}s.role!==void 0&&(Vs(s.role,{instancePath:n+
"/role",parentData:s,parentDataProperty:"role",rootData:u})||(e=e===null?Vs.errors:e.concat(Vs.errors),r=e.length)),s.ariaLabel!==void 0&&(Os(s.ariaLabel,{instancePath:n+
"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?Os.errors:e.concat(Os.errors),r=e.length)),s.type!==void 0&&(Is(s.type,{instancePath:n+
"/type",parentData:s,parentDataProperty:"type",rootData:u})||(e=e===null?Is.errors:e.concat(Is.errors),r=e.length)),s.lengthInUnit!==void 0&&(Ts(s.lengthInUnit,
{instancePath:n+"/lengthInUnit",parentData:s,parentDataProperty:"lengthInUnit",rootData:u})||(e=e===null?Ts.errors:e.concat(Ts.errors),r=e.length)),s.grid!==void 0&&
(Ms(s.grid,{instancePath:n+"/grid",parentData:s,parentDataProperty:"grid",rootData:u})||(e=e===null?Ms.errors:e.concat(Ms.errors),r=e.length)),s.justifyContent!==
void 0&&(Ys(s.justifyContent,{instancePath:n+"/justifyContent",parentData:s,parentDataProperty:"justifyContent",rootData:u})||(e=e===null?Ys.errors:e.concat(Ys.
errors),r=e.length)),s.alignItems!==void 0&&(Ss(s.alignItems,{instancePath:n+"/alignItems",parentData:s,parentDataProperty:"alignItems",rootData:u})||(e=e===null?
Ss.errors:e.concat(Ss.errors),r=e.length)),s.rowGap!==void 0&&(Ce(s.rowGap,{instancePath:n+"/rowGap",parentData:s,parentDataProperty:"rowGap",rootData:u})||(e=e===
null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.columnGap!==void 0&&(Ce(s.columnGap,{instancePath:n+"/columnGap",parentData:s,parentDataProperty:"columnGap",rootData:u})||
(e=e===null?Ce.errors:e.concat(Ce.errors),r=e.length)),s.reverse!==void 0&&(Ke(s.reverse,{instancePath:n+"/reverse",parentData:s,parentDataProperty:"reverse",rootData:u})||
(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length)),s.pushLast!==void 0&&(Ke(s.pushLast,{instancePath:n+"/pushLast",parentData:s,parentDataProperty:"pushLast",
rootData:u})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),
r++}return to.errors=e,r===0}var Rt=ao,yr={$id:"props-data-grid.schema.json",type:"object",additionalProperties:!1,properties:{data:{$ref:"shared.schema.json#/$\
defs/s18"},dataIdPath:{type:"string"},columns:{type:"array",items:{type:"object",additionalProperties:!1,required:["id"],properties:{id:{type:"string",pattern:"\
^[a-z][A-Za-z0-9]*$"},name:{$ref:"shared.schema.json#/$defs/s0"},type:{type:"string",enum:["value","custom"]},path:{type:"string"},sortKey:{type:"string"},width:{
type:"string"},display:{$ref:"shared.schema.json#/$defs/s11"},sortable:{type:"boolean"},align:{type:"string",enum:["start","center","end"]},hideOn:{type:"array",
items:{type:"string",enum:["tablet","mobile"]}}}}},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},selectable:{$ref:"shared.schema.json#/$defs/s11"},selectAllLabel:{
$ref:"shared.schema.json#/$defs/s0"},selectRowLabel:{$ref:"shared.schema.json#/$defs/s0"},selectColumnWidth:{type:"string"},displayHeader:{$ref:"shared.schema.j\
son#/$defs/s11"},hasStickyHeader:{$ref:"shared.schema.json#/$defs/s11"},alternateBackground:{$ref:"shared.schema.json#/$defs/s11"},verticalAlignment:{$ref:"shar\
ed.schema.json#/$defs/s19"},rowHeight:{$ref:"shared.schema.json#/$defs/s2"},sortName:{$ref:"shared.schema.json#/$defs/s20"},sortOrder:{$ref:"shared.schema.json#\
/$defs/s21"},isFetching:{$ref:"shared.schema.json#/$defs/s11"},skeletonRows:{$ref:"shared.schema.json#/$defs/s22"},emptyText:{$ref:"shared.schema.json#/$defs/s0"},
currentId:{$ref:"shared.schema.json#/$defs/s23"}}};function Rs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!Array.isArray(s)){let a={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="el\
se"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Rs.errors=e,r===0}function U(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formul\
a")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{
instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,
P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}
for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){
let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j==
"object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===
r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p=
"else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return U.errors=e,r===0}function H(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return H.errors=e,r===0}var Ht={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.jso\
n#/$defs/formula"},else:{type:"string",enum:["top","middle","bottom"]}};function Hs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};
e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="top"||s==="middle"||s==="bottom")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Ht.else.enum}};e===
null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Hs.errors=
e,r===0}function Ws(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.
isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&
(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===
r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ws.errors=e,r===0}var po={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:["string","null"]}};function Gs(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?
e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"&&s!==null){let a={
instancePath:n,keyword:"type",params:{type:po.else.type}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{
failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Gs.errors=e,r===0}var qi={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/fo\
rmula"},else:{type:["string","null"],enum:["ASC","DESC",null]}};function Bs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};
e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"&&s!==null){let a={instancePath:n,keyword:"type",
params:{type:qi.else.type}};e===null?e=[a]:e.push(a),r++}if(!(s==="ASC"||s==="DESC"||s===null)){let a={instancePath:n,keyword:"enum",params:{allowedValues:qi.else.
enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Bs.
errors=e,r===0}function Us(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>50||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:50}};e===null?e=[a]:
e.push(a),r++}if(s<1||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}var t=o===r;i=t,p="else"}
if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Us.errors=e,r===0}var fo={if:{type:"object",required:["\
formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:["string","number","null"]}};function Xs(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?
e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"&&!(typeof s==
"number"&&isFinite(s))&&s!==null){let a={instancePath:n,keyword:"type",params:{type:fo.else.type}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){
let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Xs.errors=e,r===0}var uo=new RegExp("^[a-z][A-Za-z0-9]*$","u");
function ao(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)
if(!T.call(yr.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.data!==void 0&&
(Rs(s.data,{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?Rs.errors:e.concat(Rs.errors),r=e.length)),s.dataIdPath!==void 0&&
typeof s.dataIdPath!="string"){let l={instancePath:n+"/dataIdPath",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.columns!==void 0){let l=s.
columns;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let p={instancePath:n+
"/columns/"+f,keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),r++}for(let p in t)if(!T.call(yr.properties.columns.items.properties,p)){
let o={instancePath:n+"/columns/"+f,keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[o]:e.push(o),r++}if(t.id!==void 0){let p=t.id;if(typeof p==
"string"){if(!uo.test(p)){let o={instancePath:n+"/columns/"+f+"/id",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*$"}};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:n+"/columns/"+f+"/id",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}if(t.name!==void 0&&(U(t.name,{instancePath:n+"/c\
olumns/"+f+"/name",parentData:t,parentDataProperty:"name",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),t.type!==void 0){let p=t.type;if(typeof p!=
"string"){let o={instancePath:n+"/columns/"+f+"/type",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}if(!(p==="value"||p==="custom")){let o={
instancePath:n+"/columns/"+f+"/type",keyword:"enum",params:{allowedValues:yr.properties.columns.items.properties.type.enum}};e===null?e=[o]:e.push(o),r++}}if(t.
path!==void 0&&typeof t.path!="string"){let p={instancePath:n+"/columns/"+f+"/path",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.sortKey!==
void 0&&typeof t.sortKey!="string"){let p={instancePath:n+"/columns/"+f+"/sortKey",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.width!==
void 0&&typeof t.width!="string"){let p={instancePath:n+"/columns/"+f+"/width",keyword:"type",params:{type:"string"}};e===null?e=[p]:e.push(p),r++}if(t.display!==
void 0&&(H(t.display,{instancePath:n+"/columns/"+f+"/display",parentData:t,parentDataProperty:"display",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=
e.length)),t.sortable!==void 0&&typeof t.sortable!="boolean"){let p={instancePath:n+"/columns/"+f+"/sortable",keyword:"type",params:{type:"boolean"}};e===null?e=
[p]:e.push(p),r++}if(t.align!==void 0){let p=t.align;if(typeof p!="string"){let o={instancePath:n+"/columns/"+f+"/align",keyword:"type",params:{type:"string"}};
e===null?e=[o]:e.push(o),r++}if(!(p==="start"||p==="center"||p==="end")){let o={instancePath:n+"/columns/"+f+"/align",keyword:"enum",params:{allowedValues:yr.properties.
columns.items.properties.align.enum}};e===null?e=[o]:e.push(o),r++}}if(t.hideOn!==void 0){let p=t.hideOn;if(Array.isArray(p)){let o=p.length;for(let m=0;m<o;m++){
let a=p[m];if(typeof a!="string"){let g={instancePath:n+"/columns/"+f+"/hideOn/"+m,keyword:"type",params:{type:"string"}};e===null?e=[g]:e.push(g),r++}if(!(a===
"tablet"||a==="mobile")){let g={instancePath:n+"/columns/"+f+"/hideOn/"+m,keyword:"enum",params:{allowedValues:yr.properties.columns.items.properties.hideOn.items.
enum}};e===null?e=[g]:e.push(g),r++}}}else{let o={instancePath:n+"/columns/"+f+"/hideOn",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{
let p={instancePath:n+"/columns/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"/columns",keyword:"type",params:{
type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.ariaLabel!==void 0&&(U(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.selectable!==void 0&&(H(s.selectable,{instancePath:n+"/selectable",parentData:s,parentDataProperty:"selec\
table",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.selectAllLabel!==void 0&&(U(s.selectAllLabel,{instancePath:n+"/selectAllLabel",parentData:s,
parentDataProperty:"selectAllLabel",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.selectRowLabel!==void 0&&(U(s.selectRowLabel,{instancePath:n+
"/selectRowLabel",parentData:s,parentDataProperty:"selectRowLabel",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.selectColumnWidth!==void 0&&
typeof s.selectColumnWidth!="string"){let l={instancePath:n+"/selectColumnWidth",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.displayHeader!==
void 0&&(H(s.displayHeader,{instancePath:n+"/displayHeader",parentData:s,parentDataProperty:"displayHeader",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),
r=e.length)),s.hasStickyHeader!==void 0&&(H(s.hasStickyHeader,{instancePath:n+"/hasStickyHeader",parentData:s,parentDataProperty:"hasStickyHeader",rootData:u})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.alternateBackground!==void 0&&(H(s.alternateBackground,{instancePath:n+"/alternateBackground",parentData:s,
parentDataProperty:"alternateBackground",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.verticalAlignment!==void 0&&(Hs(s.verticalAlignment,
{instancePath:n+"/verticalAlignment",parentData:s,parentDataProperty:"verticalAlignment",rootData:u})||(e=e===null?Hs.errors:e.concat(Hs.errors),r=e.length)),s.
rowHeight!==void 0&&(Ws(s.rowHeight,{instancePath:n+"/rowHeight",parentData:s,parentDataProperty:"rowHeight",rootData:u})||(e=e===null?Ws.errors:e.concat(Ws.errors),
r=e.length)),s.sortName!==void 0&&(Gs(s.sortName,{instancePath:n+"/sortName",parentData:s,parentDataProperty:"sortName",rootData:u})||(e=e===null?Gs.errors:e.concat(
Gs.errors),r=e.length)),s.sortOrder!==void 0&&(Bs(s.sortOrder,{instancePath:n+"/sortOrder",parentData:s,parentDataProperty:"sortOrder",rootData:u})||(e=e===null?
Bs.errors:e.concat(Bs.errors),r=e.length)),s.isFetching!==void 0&&(H(s.isFetching,{instancePath:n+"/isFetching",parentData:s,parentDataProperty:"isFetching",rootData:u})||
(e=e===null?H.errors:e.concat(H.errors),r=e.length)),s.skeletonRows!==void 0&&(Us(s.skeletonRows,{instancePath:n+"/skeletonRows",parentData:s,parentDataProperty:"\
skeletonRows",rootData:u})||(e=e===null?Us.errors:e.concat(Us.errors),r=e.length)),s.emptyText!==void 0&&(U(s.emptyText,{instancePath:n+"/emptyText",parentData:s,
parentDataProperty:"emptyText",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length)),s.currentId!==void 0&&(Xs(s.currentId,{instancePath:n+"/curren\
tId",parentData:s,parentDataProperty:"currentId",rootData:u})||(e=e===null?Xs.errors:e.concat(Xs.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",
params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ao.errors=e,r===0}var Wt=co,xi={$id:"props-date.schema.json",type:"object",additionalProperties:!1,properties:{
date:{$ref:"shared.schema.json#/$defs/s20"},format:{type:"string",enum:["DD/MM/YYYY","DD/MM/YY","DD/MM/YY HH:mm","DD/MM/YY HH:mm:ss","HH:mm","MMMM D, YYYY","MMM\
 D, YYYY","h:mm A","h:mm:ss A","MMM D, YYYY h:mm A","ddd, MMM D, YYYY h:mm A","custom"]},customFormat:{type:"string"},tag:{type:"string",enum:["time","span","p",
"div"]},emptyText:{$ref:"shared.schema.json#/$defs/s0"}}};function Js(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,
i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};
e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"&&s!==null){let a={instancePath:n,keyword:"type",
params:{type:po.else.type}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[o]:e.push(o),r++}return Js.errors=e,r===0}function Qs(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.
push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[
v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={
instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,
rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===
null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){
let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,
z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?
e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===
null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;
if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,
keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[g]:e.push(g),r++}return Qs.errors=e,r===0}function co(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="date"||l==="format"||l==="customFormat"||l==="tag"||l==="emptyText")){let i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.date!==void 0&&(Js(s.date,{instancePath:n+"/date",parentData:s,parentDataProperty:"\
date",rootData:u})||(e=e===null?Js.errors:e.concat(Js.errors),r=e.length)),s.format!==void 0){let l=s.format;if(typeof l!="string"){let i={instancePath:n+"/form\
at",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="DD/MM/YYYY"||l==="DD/MM/YY"||l==="DD/MM/YY HH:mm"||l==="DD/MM/YY HH:mm:ss"||l===
"HH:mm"||l==="MMMM D, YYYY"||l==="MMM D, YYYY"||l==="h:mm A"||l==="h:mm:ss A"||l==="MMM D, YYYY h:mm A"||l==="ddd, MMM D, YYYY h:mm A"||l==="custom")){let i={instancePath:n+
"/format",keyword:"enum",params:{allowedValues:xi.properties.format.enum}};e===null?e=[i]:e.push(i),r++}}if(s.customFormat!==void 0&&typeof s.customFormat!="str\
ing"){let l={instancePath:n+"/customFormat",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.tag!==void 0){let l=s.tag;if(typeof l!="str\
ing"){let i={instancePath:n+"/tag",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="time"||l==="span"||l==="p"||l==="div")){let i={
instancePath:n+"/tag",keyword:"enum",params:{allowedValues:xi.properties.tag.enum}};e===null?e=[i]:e.push(i),r++}}s.emptyText!==void 0&&(Qs(s.emptyText,{instancePath:n+
"/emptyText",parentData:s,parentDataProperty:"emptyText",rootData:u})||(e=e===null?Qs.errors:e.concat(Qs.errors),r=e.length))}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return co.errors=e,r===0}var Gt=yo,dr={$id:"props-dropdown.schema.json",type:"object",additionalProperties:!1,
properties:{triggerType:{type:"string",enum:["click","hover","right-click"]},kind:{type:"string",enum:["panel","menu"]},position:{type:"string",enum:["top","rig\
ht","bottom","left"]},alignment:{type:"string",enum:["start","center","end"]},offsetX:{$ref:"shared.schema.json#/$defs/s2"},offsetY:{$ref:"shared.schema.json#/$\
defs/s2"},zIndex:{$ref:"shared.schema.json#/$defs/s5"},disabled:{$ref:"shared.schema.json#/$defs/s11"},animated:{$ref:"shared.schema.json#/$defs/s11"},closeOnClick:{
type:"boolean"},matchWidth:{type:"boolean"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}}};function Ze(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?
e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return Ze.errors=e,r===0}function el(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,
f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?
e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,
keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",
params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===
null?e=[o]:e.push(o),r++}return el.errors=e,r===0}function Fe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;
if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?
e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"bo\
olean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}
return Fe.errors=e,r===0}function rl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;
r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),
r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return rl.errors=e,r===0}function yo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let l in s)if(!T.call(dr.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===
null?e=[i]:e.push(i),r++}if(s.triggerType!==void 0){let l=s.triggerType;if(typeof l!="string"){let i={instancePath:n+"/triggerType",keyword:"type",params:{type:"\
string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="click"||l==="hover"||l==="right-click")){let i={instancePath:n+"/triggerType",keyword:"enum",params:{allowedValues:dr.
properties.triggerType.enum}};e===null?e=[i]:e.push(i),r++}}if(s.kind!==void 0){let l=s.kind;if(typeof l!="string"){let i={instancePath:n+"/kind",keyword:"type",
params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="panel"||l==="menu")){let i={instancePath:n+"/kind",keyword:"enum",params:{allowedValues:dr.properties.
kind.enum}};e===null?e=[i]:e.push(i),r++}}if(s.position!==void 0){let l=s.position;if(typeof l!="string"){let i={instancePath:n+"/position",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="top"||l==="right"||l==="bottom"||l==="left")){let i={instancePath:n+"/position",keyword:"enum",params:{allowedValues:dr.
properties.position.enum}};e===null?e=[i]:e.push(i),r++}}if(s.alignment!==void 0){let l=s.alignment;if(typeof l!="string"){let i={instancePath:n+"/alignment",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="start"||l==="center"||l==="end")){let i={instancePath:n+"/alignment",keyword:"enum",params:{
allowedValues:dr.properties.alignment.enum}};e===null?e=[i]:e.push(i),r++}}if(s.offsetX!==void 0&&(Ze(s.offsetX,{instancePath:n+"/offsetX",parentData:s,parentDataProperty:"\
offsetX",rootData:u})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.offsetY!==void 0&&(Ze(s.offsetY,{instancePath:n+"/offsetY",parentData:s,parentDataProperty:"\
offsetY",rootData:u})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length)),s.zIndex!==void 0&&(el(s.zIndex,{instancePath:n+"/zIndex",parentData:s,parentDataProperty:"\
zIndex",rootData:u})||(e=e===null?el.errors:e.concat(el.errors),r=e.length)),s.disabled!==void 0&&(Fe(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"\
disabled",rootData:u})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.animated!==void 0&&(Fe(s.animated,{instancePath:n+"/animated",parentData:s,parentDataProperty:"\
animated",rootData:u})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=e.length)),s.closeOnClick!==void 0&&typeof s.closeOnClick!="boolean"){let l={instancePath:n+
"/closeOnClick",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.matchWidth!==void 0&&typeof s.matchWidth!="boolean"){let l={instancePath:n+
"/matchWidth",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.ariaLabel!==void 0&&(rl(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,
parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?rl.errors:e.concat(rl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[l]:e.push(l),r++}return yo.errors=e,r===0}var Bt=mo,Ni={$id:"props-flexbox.schema.json",type:"object",additionalProperties:!1,properties:{tag:{
type:"string",enum:["div","main","section","article","aside","header","footer","nav","ul","ol","li","dl","figure","figcaption","address","fieldset","legend","de\
tails","summary","blockquote","span"]},role:{$ref:"shared.schema.json#/$defs/s9"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},direction:{$ref:"shared.schema\
.json#/$defs/s24"},wrap:{$ref:"shared.schema.json#/$defs/s11"},justifyContent:{$ref:"shared.schema.json#/$defs/s16"},alignItems:{$ref:"shared.schema.json#/$defs\
/s17"},rowGap:{$ref:"shared.schema.json#/$defs/s2"},columnGap:{$ref:"shared.schema.json#/$defs/s2"},reverse:{$ref:"shared.schema.json#/$defs/s11"},pushLast:{$ref:"\
shared.schema.json#/$defs/s11"}}};function sl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),
r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[a]:e.push(a),r++}if(!(s==="none"||s==="group"||s==="region"||s==="status"||s==="alert"||s==="list"||s==="listitem"||s==="toolbar"||s==="search"||s==="note"||
s==="log"||s==="img")){let a={instancePath:n,keyword:"enum",params:{allowedValues:mi.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={
instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return sl.errors=e,r===0}function ll(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?
e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="obj\
ect"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,
{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"\
propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(
j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.
length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,
"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(
/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(
h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){
let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return ll.errors=e,r===0}var Ut={if:{type:"object",required:["formula"]},
then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["row","column"]}};function nl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="row"||s==="column")){let a={instancePath:n,keyword:"enum",params:{allowedValues:Ut.else.enum}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return nl.
errors=e,r===0}function ve(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,
e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),
r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ve.errors=e,r===0}function il(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="t\
hen"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="flex-start"||s==="c\
enter"||s==="flex-end"||s==="space-between"||s==="space-around"||s==="space-evenly"||s==="stretch")){let a={instancePath:n,keyword:"enum",params:{allowedValues:io.
else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),
r++}return il.errors=e,r===0}function ol(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(!(s==="flex-start"||s==="center"||s==="flex-end"||s==="stretch"||s==="baseline")){let a={instancePath:n,keyword:"enum",params:{allowedValues:oo.else.enum}};e===
null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ol.errors=
e,r===0}function Ve(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.
isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&
(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===
r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ve.errors=e,r===0}function mo(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(Ni.properties,l)){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.tag!==void 0){let l=s.tag;if(typeof l!="string"){
let i={instancePath:n+"/tag",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="div"||l==="main"||l==="section"||l==="article"||l==="\
aside"||l==="header"||l==="footer"||l==="nav"||l==="ul"||l==="ol"||l==="li"||l==="dl"||l==="figure"||l==="figcaption"||l==="address"||l==="fieldset"||l==="legen\
d"||l==="details"||l==="summary"||l==="blockquote"||l==="span")){let i={instancePath:n+"/tag",keyword:"enum",params:{allowedValues:Ni.properties.tag.enum}};e===
null?e=[i]:e.push(i),r++}}s.role!==void 0&&(sl(s.role,{instancePath:n+"/role",parentData:s,parentDataProperty:"role",rootData:u})||(e=e===null?sl.errors:e.concat(
sl.errors),r=e.length)),s.ariaLabel!==void 0&&(ll(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?
ll.errors:e.concat(ll.errors),r=e.length)),s.direction!==void 0&&(nl(s.direction,{instancePath:n+"/direction",parentData:s,parentDataProperty:"direction",rootData:u})||
(e=e===null?nl.errors:e.concat(nl.errors),r=e.length)),s.wrap!==void 0&&(ve(s.wrap,{instancePath:n+"/wrap",parentData:s,parentDataProperty:"wrap",rootData:u})||
(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.justifyContent!==void 0&&(il(s.justifyContent,{instancePath:n+"/justifyContent",parentData:s,parentDataProperty:"\
justifyContent",rootData:u})||(e=e===null?il.errors:e.concat(il.errors),r=e.length)),s.alignItems!==void 0&&(ol(s.alignItems,{instancePath:n+"/alignItems",parentData:s,
parentDataProperty:"alignItems",rootData:u})||(e=e===null?ol.errors:e.concat(ol.errors),r=e.length)),s.rowGap!==void 0&&(Ve(s.rowGap,{instancePath:n+"/rowGap",parentData:s,
parentDataProperty:"rowGap",rootData:u})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s.columnGap!==void 0&&(Ve(s.columnGap,{instancePath:n+"/columnG\
ap",parentData:s,parentDataProperty:"columnGap",rootData:u})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length)),s.reverse!==void 0&&(ve(s.reverse,{instancePath:n+
"/reverse",parentData:s,parentDataProperty:"reverse",rootData:u})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length)),s.pushLast!==void 0&&(ve(s.pushLast,{instancePath:n+
"/pushLast",parentData:s,parentDataProperty:"pushLast",rootData:u})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length))}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return mo.errors=e,r===0}var Xt=ho;function we(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p=
"else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return we.errors=e,r===0}function tl(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&
(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,
A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),
r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;
if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&
typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),
r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"ob\
ject"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===
null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;
i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return tl.errors=e,r===0}function ho(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="autocomplete"||l==="val\
idate"||l==="disabled"||l==="ariaLabel")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}s.autocomplete!==
void 0&&(we(s.autocomplete,{instancePath:n+"/autocomplete",parentData:s,parentDataProperty:"autocomplete",rootData:u})||(e=e===null?we.errors:e.concat(we.errors),
r=e.length)),s.validate!==void 0&&(we(s.validate,{instancePath:n+"/validate",parentData:s,parentDataProperty:"validate",rootData:u})||(e=e===null?we.errors:e.concat(
we.errors),r=e.length)),s.disabled!==void 0&&(we(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?we.
errors:e.concat(we.errors),r=e.length)),s.ariaLabel!==void 0&&(tl(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||
(e=e===null?tl.errors:e.concat(tl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ho.
errors=e,r===0}var Jt=go,hr={$id:"props-form-input.schema.json",type:"object",additionalProperties:!1,properties:{type:{type:"string",enum:["text","textarea","e\
mail","search","password","number","decimal","date","time","tel","color","url","datetime-local","month"]},value:{$ref:"shared.schema.json#/$defs/s23"},label:{$ref:"\
shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},hint:{$ref:"shared.schema.json#/$defs/s0"},error:{$ref:"shared.schema.json#/$defs\
/s0"},placeholder:{$ref:"shared.schema.json#/$defs/s0"},readonly:{$ref:"shared.schema.json#/$defs/s11"},disabled:{$ref:"shared.schema.json#/$defs/s11"},required:{
$ref:"shared.schema.json#/$defs/s11"},precision:{type:"string",enum:["1","0.1","0.01","0.001","0.0001","0.00001","0.000001","0.0000001","0.00000001"]},step:{$ref:"\
shared.schema.json#/$defs/s25"},timePrecision:{$ref:"shared.schema.json#/$defs/s26"},rows:{$ref:"shared.schema.json#/$defs/s27"},resize:{type:"boolean"},autoGrow:{
type:"boolean"},min:{$ref:"shared.schema.json#/$defs/s25"},max:{$ref:"shared.schema.json#/$defs/s25"},minDate:{$ref:"shared.schema.json#/$defs/s2"},maxDate:{$ref:"\
shared.schema.json#/$defs/s2"},minLength:{$ref:"shared.schema.json#/$defs/s5"},maxLength:{$ref:"shared.schema.json#/$defs/s14"},pattern:{$ref:"shared.schema.jso\
n#/$defs/s2"},hideArrows:{type:"boolean"},displayPassword:{$ref:"shared.schema.json#/$defs/s11"},debounce:{type:"boolean"},debounceDelay:{type:"integer",minimum:1,
maximum:5e3},autocomplete:{$ref:"shared.schema.json#/$defs/s28"},inputMode:{type:"string",enum:["text","numeric","decimal","tel","email","url","search","none"]},
autofocus:{type:"boolean"}}};function pl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"&&!(typeof s=="number"&&isFinite(s))&&s!==null){let a={instancePath:n,keyword:"type",params:{
type:fo.else.type}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.
push(o),r++}return pl.errors=e,r===0}function X(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&
typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),
r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(
v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,
keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||
(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(
_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return X.errors=e,r===0}function se(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.
push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return se.
errors=e,r===0}function ke(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var t=o===
r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ke.errors=e,r===0}var Qt={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"number",enum:[3600,60,1,.1]}};function fl(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formul\
a")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{
instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(!(typeof s==
"number"&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}if(!(s===3600||s===60||s===1||s===.1)){let a={
instancePath:n,keyword:"enum",params:{allowedValues:Qt.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"i\
f",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return fl.errors=e,r===0}function ul(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>25||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:25}};e===null?e=[a]:
e.push(a),r++}if(s<1||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}}var t=o===r;i=t,p="else"}
if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ul.errors=e,r===0}function be(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formul\
a")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{
instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return be.errors=e,r===0}function al(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){
let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,
keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return al.errors=e,r===0}function cl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,
f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?
e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,
keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:n,keyword:"minimum",
params:{comparison:">=",limit:1}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===
null?e=[o]:e.push(o),r++}return cl.errors=e,r===0}var ep={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:["bo\
olean","string"]}};function yl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"&&typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:ep.else.type}};e===
null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return yl.errors=
e,r===0}function go(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)
if(!T.call(hr.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.type!==void 0){
let l=s.type;if(typeof l!="string"){let i={instancePath:n+"/type",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="text"||l==="text\
area"||l==="email"||l==="search"||l==="password"||l==="number"||l==="decimal"||l==="date"||l==="time"||l==="tel"||l==="color"||l==="url"||l==="datetime-local"||
l==="month")){let i={instancePath:n+"/type",keyword:"enum",params:{allowedValues:hr.properties.type.enum}};e===null?e=[i]:e.push(i),r++}}if(s.value!==void 0&&(pl(
s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?pl.errors:e.concat(pl.errors),r=e.length)),s.label!==void 0&&
(X(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"label",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.ariaLabel!==void 0&&
(X(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.hint!==
void 0&&(X(s.hint,{instancePath:n+"/hint",parentData:s,parentDataProperty:"hint",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.error!==void 0&&
(X(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"error",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),s.placeholder!==void 0&&
(X(s.placeholder,{instancePath:n+"/placeholder",parentData:s,parentDataProperty:"placeholder",rootData:u})||(e=e===null?X.errors:e.concat(X.errors),r=e.length)),
s.readonly!==void 0&&(se(s.readonly,{instancePath:n+"/readonly",parentData:s,parentDataProperty:"readonly",rootData:u})||(e=e===null?se.errors:e.concat(se.errors),
r=e.length)),s.disabled!==void 0&&(se(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?se.errors:e.concat(
se.errors),r=e.length)),s.required!==void 0&&(se(s.required,{instancePath:n+"/required",parentData:s,parentDataProperty:"required",rootData:u})||(e=e===null?se.
errors:e.concat(se.errors),r=e.length)),s.precision!==void 0){let l=s.precision;if(typeof l!="string"){let i={instancePath:n+"/precision",keyword:"type",params:{
type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="1"||l==="0.1"||l==="0.01"||l==="0.001"||l==="0.0001"||l==="0.00001"||l==="0.000001"||l==="0.0000001"||l===
"0.00000001")){let i={instancePath:n+"/precision",keyword:"enum",params:{allowedValues:hr.properties.precision.enum}};e===null?e=[i]:e.push(i),r++}}if(s.step!==
void 0&&(ke(s.step,{instancePath:n+"/step",parentData:s,parentDataProperty:"step",rootData:u})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),s.timePrecision!==
void 0&&(fl(s.timePrecision,{instancePath:n+"/timePrecision",parentData:s,parentDataProperty:"timePrecision",rootData:u})||(e=e===null?fl.errors:e.concat(fl.errors),
r=e.length)),s.rows!==void 0&&(ul(s.rows,{instancePath:n+"/rows",parentData:s,parentDataProperty:"rows",rootData:u})||(e=e===null?ul.errors:e.concat(ul.errors),
r=e.length)),s.resize!==void 0&&typeof s.resize!="boolean"){let l={instancePath:n+"/resize",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}
if(s.autoGrow!==void 0&&typeof s.autoGrow!="boolean"){let l={instancePath:n+"/autoGrow",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.
min!==void 0&&(ke(s.min,{instancePath:n+"/min",parentData:s,parentDataProperty:"min",rootData:u})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),s.max!==
void 0&&(ke(s.max,{instancePath:n+"/max",parentData:s,parentDataProperty:"max",rootData:u})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length)),s.minDate!==
void 0&&(be(s.minDate,{instancePath:n+"/minDate",parentData:s,parentDataProperty:"minDate",rootData:u})||(e=e===null?be.errors:e.concat(be.errors),r=e.length)),
s.maxDate!==void 0&&(be(s.maxDate,{instancePath:n+"/maxDate",parentData:s,parentDataProperty:"maxDate",rootData:u})||(e=e===null?be.errors:e.concat(be.errors),r=
e.length)),s.minLength!==void 0&&(al(s.minLength,{instancePath:n+"/minLength",parentData:s,parentDataProperty:"minLength",rootData:u})||(e=e===null?al.errors:e.
concat(al.errors),r=e.length)),s.maxLength!==void 0&&(cl(s.maxLength,{instancePath:n+"/maxLength",parentData:s,parentDataProperty:"maxLength",rootData:u})||(e=e===
null?cl.errors:e.concat(cl.errors),r=e.length)),s.pattern!==void 0&&(be(s.pattern,{instancePath:n+"/pattern",parentData:s,parentDataProperty:"pattern",rootData:u})||
(e=e===null?be.errors:e.concat(be.errors),r=e.length)),s.hideArrows!==void 0&&typeof s.hideArrows!="boolean"){let l={instancePath:n+"/hideArrows",keyword:"type",
params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.displayPassword!==void 0&&(se(s.displayPassword,{instancePath:n+"/displayPassword",parentData:s,parentDataProperty:"\
displayPassword",rootData:u})||(e=e===null?se.errors:e.concat(se.errors),r=e.length)),s.debounce!==void 0&&typeof s.debounce!="boolean"){let l={instancePath:n+"\
/debounce",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.debounceDelay!==void 0){let l=s.debounceDelay;if(!(typeof l=="number"&&!(l%
1)&&!isNaN(l)&&isFinite(l))){let i={instancePath:n+"/debounceDelay",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof l=="number"&&
isFinite(l)){if(l>5e3||isNaN(l)){let i={instancePath:n+"/debounceDelay",keyword:"maximum",params:{comparison:"<=",limit:5e3}};e===null?e=[i]:e.push(i),r++}if(l<
1||isNaN(l)){let i={instancePath:n+"/debounceDelay",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[i]:e.push(i),r++}}}if(s.autocomplete!==void 0&&
(yl(s.autocomplete,{instancePath:n+"/autocomplete",parentData:s,parentDataProperty:"autocomplete",rootData:u})||(e=e===null?yl.errors:e.concat(yl.errors),r=e.length)),
s.inputMode!==void 0){let l=s.inputMode;if(typeof l!="string"){let i={instancePath:n+"/inputMode",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),
r++}if(!(l==="text"||l==="numeric"||l==="decimal"||l==="tel"||l==="email"||l==="url"||l==="search"||l==="none")){let i={instancePath:n+"/inputMode",keyword:"enu\
m",params:{allowedValues:hr.properties.inputMode.enum}};e===null?e=[i]:e.push(i),r++}}if(s.autofocus!==void 0&&typeof s.autofocus!="boolean"){let l={instancePath:n+
"/autofocus",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=
[l]:e.push(l),r++}return go.errors=e,r===0}var rp=vo;function Oe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="\
else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Oe.errors=e,r===0}function dl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s=="number"&&isFinite(s)){if(s>4||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:4}};e===
null?e=[a]:e.push(a),r++}if(s<.5||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:.5}};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return dl.errors=e,r===0}function ml(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,
f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?
e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?
e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){
let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,
rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===
null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){
let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,
z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?
e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===
null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;
if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,
keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[g]:e.push(g),r++}return ml.errors=e,r===0}function vo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.icon===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"icon"}};e===null?e=[l]:e.push(l),r++}
for(let l in s)if(!(l==="icon"||l==="size"||l==="color"||l==="strokeWidth"||l==="ariaLabel")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.icon!==void 0&&typeof s.icon!="string"){let l={instancePath:n+"/icon",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),r++}s.size!==void 0&&(Oe(s.size,{instancePath:n+"/size",parentData:s,parentDataProperty:"size",rootData:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=
e.length)),s.color!==void 0&&(Oe(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:u})||(e=e===null?Oe.errors:e.concat(Oe.errors),
r=e.length)),s.strokeWidth!==void 0&&(dl(s.strokeWidth,{instancePath:n+"/strokeWidth",parentData:s,parentDataProperty:"strokeWidth",rootData:u})||(e=e===null?dl.
errors:e.concat(dl.errors),r=e.length)),s.ariaLabel!==void 0&&(ml(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||
(e=e===null?ml.errors:e.concat(ml.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return vo.
errors=e,r===0}var sp=wo,lp={$id:"props-image.schema.json",type:"object",additionalProperties:!1,properties:{url:{$ref:"shared.schema.json#/$defs/s2"},alt:{$ref:"\
shared.schema.json#/$defs/s0"},objectFit:{$ref:"shared.schema.json#/$defs/s30"},overlay:{$ref:"shared.schema.json#/$defs/s2"},filter:{$ref:"shared.schema.json#/\
$defs/s2"},loading:{type:"string",enum:["lazy","eager"]},width:{$ref:"shared.schema.json#/$defs/s14"},height:{$ref:"shared.schema.json#/$defs/s14"}}};function je(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="t\
hen"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){
let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return je.errors=e,r===0}function hl(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formul\
a")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{
instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,
P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}
for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){
let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j==
"object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===
r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").
replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,
"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p=
"else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return hl.errors=e,r===0}var np={if:{type:"object",required:[
"formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["fill","cover","contain"]}};function gl(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?
e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="fill"||s==="cover"||s==="contain")){let a={instancePath:n,keyword:"enum",params:{allowedValues:np.
else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),
r++}return gl.errors=e,r===0}function Ie(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"i\
nteger"}};e===null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<1||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:1}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ie.
errors=e,r===0}function wo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let l in s)if(!(l==="url"||l==="alt"||l==="objectFit"||l==="overlay"||l==="filter"||l==="loading"||l==="width"||l==="height")){let i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.url!==void 0&&(je(s.url,{instancePath:n+"/url",parentData:s,parentDataProperty:"\
url",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.alt!==void 0&&(hl(s.alt,{instancePath:n+"/alt",parentData:s,parentDataProperty:"alt",
rootData:u})||(e=e===null?hl.errors:e.concat(hl.errors),r=e.length)),s.objectFit!==void 0&&(gl(s.objectFit,{instancePath:n+"/objectFit",parentData:s,parentDataProperty:"\
objectFit",rootData:u})||(e=e===null?gl.errors:e.concat(gl.errors),r=e.length)),s.overlay!==void 0&&(je(s.overlay,{instancePath:n+"/overlay",parentData:s,parentDataProperty:"\
overlay",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.filter!==void 0&&(je(s.filter,{instancePath:n+"/filter",parentData:s,parentDataProperty:"\
filter",rootData:u})||(e=e===null?je.errors:e.concat(je.errors),r=e.length)),s.loading!==void 0){let l=s.loading;if(typeof l!="string"){let i={instancePath:n+"/\
loading",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="lazy"||l==="eager")){let i={instancePath:n+"/loading",keyword:"enum",params:{
allowedValues:lp.properties.loading.enum}};e===null?e=[i]:e.push(i),r++}}s.width!==void 0&&(Ie(s.width,{instancePath:n+"/width",parentData:s,parentDataProperty:"\
width",rootData:u})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length)),s.height!==void 0&&(Ie(s.height,{instancePath:n+"/height",parentData:s,parentDataProperty:"\
height",rootData:u})||(e=e===null?Ie.errors:e.concat(Ie.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return wo.errors=e,r===0}var ip=ko,op={$id:"props-loader.schema.json",type:"object",additionalProperties:!1,properties:{spinner:{type:"string",enum:[
"plane","chase","bounce","wave","pulse","flow","swing","circle","circle-fade","grid","fold","wander"]},color:{$ref:"shared.schema.json#/$defs/s2"},size:{$ref:"s\
hared.schema.json#/$defs/s2"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}}};function Te(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[o]:e.push(o),r++}return Te.errors=e,r===0}function vl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.
push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[
v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={
instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,
rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===
null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){
let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,
z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?
e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===
null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;
if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,
keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[g]:e.push(g),r++}return vl.errors=e,r===0}function ko(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="spinner"||l==="color"||l==="size"||l==="ariaLabel")){let i={instancePath:n,keyword:"additionalPr\
operties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.spinner!==void 0){let l=s.spinner;if(typeof l!="string"){let i={instancePath:n+"/spin\
ner",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="plane"||l==="chase"||l==="bounce"||l==="wave"||l==="pulse"||l==="flow"||l==="\
swing"||l==="circle"||l==="circle-fade"||l==="grid"||l==="fold"||l==="wander")){let i={instancePath:n+"/spinner",keyword:"enum",params:{allowedValues:op.properties.
spinner.enum}};e===null?e=[i]:e.push(i),r++}}s.color!==void 0&&(Te(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:u})||(e=e===
null?Te.errors:e.concat(Te.errors),r=e.length)),s.size!==void 0&&(Te(s.size,{instancePath:n+"/size",parentData:s,parentDataProperty:"size",rootData:u})||(e=e===
null?Te.errors:e.concat(Te.errors),r=e.length)),s.ariaLabel!==void 0&&(vl(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||
(e=e===null?vl.errors:e.concat(vl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ko.
errors=e,r===0}var tp=bo,pp={$id:"props-modal.schema.json",type:"object",additionalProperties:!1,properties:{display:{$ref:"shared.schema.json#/$defs/s11"},ariaLabel:{
$ref:"shared.schema.json#/$defs/s0"},animation:{$ref:"shared.schema.json#/$defs/s31"},position:{$ref:"shared.schema.json#/$defs/s32"},positionLeft:{$ref:"shared\
.schema.json#/$defs/s2"},positionTop:{$ref:"shared.schema.json#/$defs/s2"},zIndex:{$ref:"shared.schema.json#/$defs/s33"},backdrop:{$ref:"shared.schema.json#/$de\
fs/s11"},backdropColor:{$ref:"shared.schema.json#/$defs/s2"},transition:{$ref:"shared.schema.json#/$defs/s2"},closeOnBackdrop:{$ref:"shared.schema.json#/$defs/s\
11"},closeOnEscape:{$ref:"shared.schema.json#/$defs/s11"}}};function le(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,
l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};
e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"\
boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}
return le.errors=e,r===0}function wl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;
r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),
r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return wl.errors=e,r===0}var fp={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",
enum:["none","fade","fromTop","fromRight","fromLeft","fromBottom","zoomIn","zoomOut"]}};function kl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="fade"||s==="fromTop"||s==="fromRight"||s==="fromLeft"||s==="fromBottom"||s==="zoo\
mIn"||s==="zoomOut")){let a={instancePath:n,keyword:"enum",params:{allowedValues:fp.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={
instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return kl.errors=e,r===0}var up={if:{type:"object",required:["formula"]},then:{
$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["topLeft","topMiddle","topRight","middleLeft","middle","middleRight","bottomLeft","bottomMidd\
le","bottomRight","custom"]}};function bl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
if(!(s==="topLeft"||s==="topMiddle"||s==="topRight"||s==="middleLeft"||s==="middle"||s==="middleRight"||s==="bottomLeft"||s==="bottomMiddle"||s==="bottomRight"||
s==="custom")){let a={instancePath:n,keyword:"enum",params:{allowedValues:up.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,
keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return bl.errors=e,r===0}function ne(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?
e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return ne.errors=e,r===0}function jl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>100||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:100}};e===null?e=
[a]:e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}var t=o===r;i=t,p="e\
lse"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return jl.errors=e,r===0}function bo(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(pp.properties,l)){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}s.display!==void 0&&(le(s.display,{instancePath:n+"/di\
splay",parentData:s,parentDataProperty:"display",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.ariaLabel!==void 0&&(wl(s.ariaLabel,{instancePath:n+
"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?wl.errors:e.concat(wl.errors),r=e.length)),s.animation!==void 0&&(kl(s.animation,
{instancePath:n+"/animation",parentData:s,parentDataProperty:"animation",rootData:u})||(e=e===null?kl.errors:e.concat(kl.errors),r=e.length)),s.position!==void 0&&
(bl(s.position,{instancePath:n+"/position",parentData:s,parentDataProperty:"position",rootData:u})||(e=e===null?bl.errors:e.concat(bl.errors),r=e.length)),s.positionLeft!==
void 0&&(ne(s.positionLeft,{instancePath:n+"/positionLeft",parentData:s,parentDataProperty:"positionLeft",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),
r=e.length)),s.positionTop!==void 0&&(ne(s.positionTop,{instancePath:n+"/positionTop",parentData:s,parentDataProperty:"positionTop",rootData:u})||(e=e===null?ne.
errors:e.concat(ne.errors),r=e.length)),s.zIndex!==void 0&&(jl(s.zIndex,{instancePath:n+"/zIndex",parentData:s,parentDataProperty:"zIndex",rootData:u})||(e=e===
null?jl.errors:e.concat(jl.errors),r=e.length)),s.backdrop!==void 0&&(le(s.backdrop,{instancePath:n+"/backdrop",parentData:s,parentDataProperty:"backdrop",rootData:u})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.backdropColor!==void 0&&(ne(s.backdropColor,{instancePath:n+"/backdropColor",parentData:s,parentDataProperty:"\
backdropColor",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.transition!==void 0&&(ne(s.transition,{instancePath:n+"/transition",parentData:s,
parentDataProperty:"transition",rootData:u})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length)),s.closeOnBackdrop!==void 0&&(le(s.closeOnBackdrop,{instancePath:n+
"/closeOnBackdrop",parentData:s,parentDataProperty:"closeOnBackdrop",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.length)),s.closeOnEscape!==void 0&&
(le(s.closeOnEscape,{instancePath:n+"/closeOnEscape",parentData:s,parentDataProperty:"closeOnEscape",rootData:u})||(e=e===null?le.errors:e.concat(le.errors),r=e.
length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return bo.errors=e,r===0}var ap=jo,cp={$id:"props-pagina\
tor.schema.json",type:"object",additionalProperties:!1,properties:{total:{$ref:"shared.schema.json#/$defs/s34"},limit:{$ref:"shared.schema.json#/$defs/s34"},offset:{
$ref:"shared.schema.json#/$defs/s34"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},previousLabel:{$ref:"shared.schema.json#/$defs/s0"},nextLabel:{$ref:"share\
d.schema.json#/$defs/s0"},pageLabel:{$ref:"shared.schema.json#/$defs/s0"},siblings:{$ref:"shared.schema.json#/$defs/s35"},compact:{$ref:"shared.schema.json#/$de\
fs/s11"},disabled:{$ref:"shared.schema.json#/$defs/s11"}}},yp={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:[
"number","null"]}};function _e(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===
r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&isFinite(s))&&s!==null){let a={instancePath:n,keyword:"type",params:{type:yp.else.type}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return _e.
errors=e,r===0}function ie(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&
!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,
e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;
r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),
r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return ie.errors=e,r===0}function _l(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>5||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:5}};e===null?e=[a]:
e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}var t=o===r;i=t,p="else"}
if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return _l.errors=e,r===0}function Me(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formul\
a")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{
instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Me.errors=e,r===0}function jo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(cp.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[i]:e.push(i),r++}s.total!==void 0&&(_e(s.total,{instancePath:n+"/total",parentData:s,parentDataProperty:"total",rootData:u})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.limit!==void 0&&(_e(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"limit",rootData:u})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.offset!==void 0&&(_e(s.offset,{instancePath:n+"/offset",parentData:s,parentDataProperty:"offset",rootData:u})||
(e=e===null?_e.errors:e.concat(_e.errors),r=e.length)),s.ariaLabel!==void 0&&(ie(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaL\
abel",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.previousLabel!==void 0&&(ie(s.previousLabel,{instancePath:n+"/previousLabel",parentData:s,
parentDataProperty:"previousLabel",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.nextLabel!==void 0&&(ie(s.nextLabel,{instancePath:n+"/\
nextLabel",parentData:s,parentDataProperty:"nextLabel",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.pageLabel!==void 0&&(ie(s.pageLabel,
{instancePath:n+"/pageLabel",parentData:s,parentDataProperty:"pageLabel",rootData:u})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length)),s.siblings!==void 0&&
(_l(s.siblings,{instancePath:n+"/siblings",parentData:s,parentDataProperty:"siblings",rootData:u})||(e=e===null?_l.errors:e.concat(_l.errors),r=e.length)),s.compact!==
void 0&&(Me(s.compact,{instancePath:n+"/compact",parentData:s,parentDataProperty:"compact",rootData:u})||(e=e===null?Me.errors:e.concat(Me.errors),r=e.length)),
s.disabled!==void 0&&(Me(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?Me.errors:e.concat(Me.errors),
r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return jo.errors=e,r===0}var dp=_o,mp={$id:"props-se\
arch-bar.schema.json",type:"object",additionalProperties:!1,properties:{value:{$ref:"shared.schema.json#/$defs/s2"},placeholder:{$ref:"shared.schema.json#/$defs\
/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},clearLabel:{$ref:"shared.schema.json#/$defs/s0"},useSubmitButton:{$ref:"shared.schema.json#/$defs/s11"},submitText:{
$ref:"shared.schema.json#/$defs/s0"},isEmbedIcon:{$ref:"shared.schema.json#/$defs/s11"},iconPosition:{$ref:"shared.schema.json#/$defs/s36"},buttonPosition:{$ref:"\
shared.schema.json#/$defs/s12"},inputWidth:{$ref:"shared.schema.json#/$defs/s2"},debounceDelay:{type:"integer",minimum:1,maximum:5e3},disabled:{$ref:"shared.sch\
ema.json#/$defs/s11"},shortcut:{type:"string"}}};function Ye(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;
if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?
e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===
null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ye.
errors=e,r===0}function oe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&
!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,
e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;
r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),
r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return oe.errors=e,r===0}function $e(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.
push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return $e.
errors=e,r===0}var hp={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["right","left"]}};function $l(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="t\
hen"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="right"||s==="left")){
let a={instancePath:n,keyword:"enum",params:{allowedValues:hp.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return $l.errors=e,r===0}function Al(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="right"||s==="left"||s==="top"||s==="bottom")){let a={instancePath:n,keyword:"enum",params:{allowedValues:lo.
else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),
r++}return Al.errors=e,r===0}function _o(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){for(let l in s)if(!T.call(mp.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(
i),r++}if(s.value!==void 0&&(Ye(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?Ye.errors:e.concat(Ye.errors),
r=e.length)),s.placeholder!==void 0&&(oe(s.placeholder,{instancePath:n+"/placeholder",parentData:s,parentDataProperty:"placeholder",rootData:u})||(e=e===null?oe.
errors:e.concat(oe.errors),r=e.length)),s.ariaLabel!==void 0&&(oe(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||
(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.clearLabel!==void 0&&(oe(s.clearLabel,{instancePath:n+"/clearLabel",parentData:s,parentDataProperty:"cl\
earLabel",rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.useSubmitButton!==void 0&&($e(s.useSubmitButton,{instancePath:n+"/useSubmitButt\
on",parentData:s,parentDataProperty:"useSubmitButton",rootData:u})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),s.submitText!==void 0&&(oe(s.submitText,
{instancePath:n+"/submitText",parentData:s,parentDataProperty:"submitText",rootData:u})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length)),s.isEmbedIcon!==
void 0&&($e(s.isEmbedIcon,{instancePath:n+"/isEmbedIcon",parentData:s,parentDataProperty:"isEmbedIcon",rootData:u})||(e=e===null?$e.errors:e.concat($e.errors),r=
e.length)),s.iconPosition!==void 0&&($l(s.iconPosition,{instancePath:n+"/iconPosition",parentData:s,parentDataProperty:"iconPosition",rootData:u})||(e=e===null?
$l.errors:e.concat($l.errors),r=e.length)),s.buttonPosition!==void 0&&(Al(s.buttonPosition,{instancePath:n+"/buttonPosition",parentData:s,parentDataProperty:"bu\
ttonPosition",rootData:u})||(e=e===null?Al.errors:e.concat(Al.errors),r=e.length)),s.inputWidth!==void 0&&(Ye(s.inputWidth,{instancePath:n+"/inputWidth",parentData:s,
parentDataProperty:"inputWidth",rootData:u})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length)),s.debounceDelay!==void 0){let l=s.debounceDelay;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let i={instancePath:n+"/debounceDelay",keyword:"type",params:{type:"integer"}};e===null?e=[i]:e.push(i),r++}if(typeof l==
"number"&&isFinite(l)){if(l>5e3||isNaN(l)){let i={instancePath:n+"/debounceDelay",keyword:"maximum",params:{comparison:"<=",limit:5e3}};e===null?e=[i]:e.push(i),
r++}if(l<1||isNaN(l)){let i={instancePath:n+"/debounceDelay",keyword:"minimum",params:{comparison:">=",limit:1}};e===null?e=[i]:e.push(i),r++}}}if(s.disabled!==
void 0&&($e(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"disabled",rootData:u})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length)),
s.shortcut!==void 0&&typeof s.shortcut!="string"){let l={instancePath:n+"/shortcut",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return _o.errors=e,r===0}var gp=$o,Li={$id:"props-select.schema.json",type:"o\
bject",additionalProperties:!1,properties:{options:{$ref:"shared.schema.json#/$defs/s18"},labelField:{type:"string"},valueField:{type:"string"},imageField:{type:"\
string"},value:{$ref:"shared.schema.json#/$defs/s1"},label:{$ref:"shared.schema.json#/$defs/s0"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"},hint:{$ref:"sha\
red.schema.json#/$defs/s0"},error:{$ref:"shared.schema.json#/$defs/s0"},layoutType:{type:"string",enum:["text","free"]},placeholder:{$ref:"shared.schema.json#/$\
defs/s0"},noOptionsText:{$ref:"shared.schema.json#/$defs/s0"},noResultsText:{$ref:"shared.schema.json#/$defs/s0"},searchPlaceholder:{$ref:"shared.schema.json#/$\
defs/s0"},clearLabel:{$ref:"shared.schema.json#/$defs/s0"},readonly:{$ref:"shared.schema.json#/$defs/s11"},required:{$ref:"shared.schema.json#/$defs/s11"},disabled:{
$ref:"shared.schema.json#/$defs/s11"},canDeselect:{$ref:"shared.schema.json#/$defs/s11"},searchable:{$ref:"shared.schema.json#/$defs/s11"},closeOnSelect:{$ref:"\
shared.schema.json#/$defs/s11"},infiniteScroll:{$ref:"shared.schema.json#/$defs/s11"},isFetching:{$ref:"shared.schema.json#/$defs/s11"},loadingRingColor:{$ref:"\
shared.schema.json#/$defs/s2"},limitedOptions:{type:"boolean"},limit:{$ref:"shared.schema.json#/$defs/s37"},clearIcon:{$ref:"shared.schema.json#/$defs/s11"},caretIcon:{
$ref:"shared.schema.json#/$defs/s11"},maxHeight:{$ref:"shared.schema.json#/$defs/s2"}}};function Dl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(!Array.isArray(s)){let a={instancePath:n,keyword:"typ\
e",params:{type:"array"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=
[o]:e.push(o),r++}return Dl.errors=e,r===0}function Pl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.
push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Pl.
errors=e,r===0}function I(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&
!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,
e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;
r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),
r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return I.errors=e,r===0}function F(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.
push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return F.
errors=e,r===0}function Se(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,
e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Se.errors=e,r===0}function El(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)){if(s>50||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:50}};e===null?e=[a]:
e.push(a),r++}if(s<10||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:10}};e===null?e=[a]:e.push(a),r++}}var t=o===r;i=t,p="els\
e"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return El.errors=e,r===0}function $o(s,{instancePath:n="",parentData:y,
parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(Li.properties,l)){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.options!==void 0&&(Dl(s.options,{instancePath:n+"/options",parentData:s,
parentDataProperty:"options",rootData:u})||(e=e===null?Dl.errors:e.concat(Dl.errors),r=e.length)),s.labelField!==void 0&&typeof s.labelField!="string"){let l={instancePath:n+
"/labelField",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.valueField!==void 0&&typeof s.valueField!="string"){let l={instancePath:n+
"/valueField",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.imageField!==void 0&&typeof s.imageField!="string"){let l={instancePath:n+
"/imageField",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.value!==void 0&&(Pl(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"\
value",rootData:u})||(e=e===null?Pl.errors:e.concat(Pl.errors),r=e.length)),s.label!==void 0&&(I(s.label,{instancePath:n+"/label",parentData:s,parentDataProperty:"\
label",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.ariaLabel!==void 0&&(I(s.ariaLabel,{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"\
ariaLabel",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.hint!==void 0&&(I(s.hint,{instancePath:n+"/hint",parentData:s,parentDataProperty:"\
hint",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.error!==void 0&&(I(s.error,{instancePath:n+"/error",parentData:s,parentDataProperty:"\
error",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.layoutType!==void 0){let l=s.layoutType;if(typeof l!="string"){let i={instancePath:n+
"/layoutType",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="text"||l==="free")){let i={instancePath:n+"/layoutType",keyword:"enu\
m",params:{allowedValues:Li.properties.layoutType.enum}};e===null?e=[i]:e.push(i),r++}}if(s.placeholder!==void 0&&(I(s.placeholder,{instancePath:n+"/placeholder",
parentData:s,parentDataProperty:"placeholder",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.noOptionsText!==void 0&&(I(s.noOptionsText,{instancePath:n+
"/noOptionsText",parentData:s,parentDataProperty:"noOptionsText",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.noResultsText!==void 0&&(I(
s.noResultsText,{instancePath:n+"/noResultsText",parentData:s,parentDataProperty:"noResultsText",rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),
s.searchPlaceholder!==void 0&&(I(s.searchPlaceholder,{instancePath:n+"/searchPlaceholder",parentData:s,parentDataProperty:"searchPlaceholder",rootData:u})||(e=e===
null?I.errors:e.concat(I.errors),r=e.length)),s.clearLabel!==void 0&&(I(s.clearLabel,{instancePath:n+"/clearLabel",parentData:s,parentDataProperty:"clearLabel",
rootData:u})||(e=e===null?I.errors:e.concat(I.errors),r=e.length)),s.readonly!==void 0&&(F(s.readonly,{instancePath:n+"/readonly",parentData:s,parentDataProperty:"\
readonly",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.required!==void 0&&(F(s.required,{instancePath:n+"/required",parentData:s,parentDataProperty:"\
required",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.disabled!==void 0&&(F(s.disabled,{instancePath:n+"/disabled",parentData:s,parentDataProperty:"\
disabled",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.canDeselect!==void 0&&(F(s.canDeselect,{instancePath:n+"/canDeselect",parentData:s,
parentDataProperty:"canDeselect",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.searchable!==void 0&&(F(s.searchable,{instancePath:n+"/sea\
rchable",parentData:s,parentDataProperty:"searchable",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.closeOnSelect!==void 0&&(F(s.closeOnSelect,
{instancePath:n+"/closeOnSelect",parentData:s,parentDataProperty:"closeOnSelect",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.infiniteScroll!==
void 0&&(F(s.infiniteScroll,{instancePath:n+"/infiniteScroll",parentData:s,parentDataProperty:"infiniteScroll",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),
r=e.length)),s.isFetching!==void 0&&(F(s.isFetching,{instancePath:n+"/isFetching",parentData:s,parentDataProperty:"isFetching",rootData:u})||(e=e===null?F.errors:
e.concat(F.errors),r=e.length)),s.loadingRingColor!==void 0&&(Se(s.loadingRingColor,{instancePath:n+"/loadingRingColor",parentData:s,parentDataProperty:"loading\
RingColor",rootData:u})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length)),s.limitedOptions!==void 0&&typeof s.limitedOptions!="boolean"){let l={instancePath:n+
"/limitedOptions",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.limit!==void 0&&(El(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"\
limit",rootData:u})||(e=e===null?El.errors:e.concat(El.errors),r=e.length)),s.clearIcon!==void 0&&(F(s.clearIcon,{instancePath:n+"/clearIcon",parentData:s,parentDataProperty:"\
clearIcon",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.caretIcon!==void 0&&(F(s.caretIcon,{instancePath:n+"/caretIcon",parentData:s,parentDataProperty:"\
caretIcon",rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length)),s.maxHeight!==void 0&&(Se(s.maxHeight,{instancePath:n+"/maxHeight",parentData:s,parentDataProperty:"\
maxHeight",rootData:u})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return $o.errors=e,r===0}var vp=Ao,wp={$id:"props-tabs.schema.json",type:"object",additionalProperties:!1,properties:{tabs:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"string",pattern:"^[a-z][A-Za-z0-9]*$"},label:{$ref:"shared.schema.json#/$defs/s0"},
display:{$ref:"shared.schema.json#/$defs/s11"},disabled:{$ref:"shared.schema.json#/$defs/s11"}}}},value:{$ref:"shared.schema.json#/$defs/s38"},tabsPosition:{$ref:"\
shared.schema.json#/$defs/s39"},horizontalAlignment:{$ref:"shared.schema.json#/$defs/s40"},verticalAlignment:{$ref:"shared.schema.json#/$defs/s40"},transition:{
$ref:"shared.schema.json#/$defs/s41"},transitionDuration:{$ref:"shared.schema.json#/$defs/s42"},keepMounted:{type:"boolean"},ariaLabel:{$ref:"shared.schema.json\
#/$defs/s0"}}};function Re(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&
!Array.isArray(s)){let g;if(s.formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,
e!==null&&(l?e.length=l:e=null);let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=g===r;i=t,p="then"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;
r=k,e!==null&&(k?e.length=k:e=null);let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"\
minProperties",params:{limit:1}};e===null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===
null?q.errors:e.concat(q.errors),r=e.length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),
r++}}for(let h in s){let j=s[h],_=r,E=!0,x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?
e=[N]:e.push(N),r++}}else{let w={};e===null?e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{
let w=r;if(typeof j!="string"){let L={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),
r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.
push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!=
"string"){let h={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"\
if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[g]:e.push(g),r++}return Re.errors=e,r===0}function He(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.
push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return He.
errors=e,r===0}function zl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[
a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return zl.errors=e,r===
0}var kp={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["top","bottom","left","right"]}};function ql(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="t\
hen"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="top"||s==="bottom"||
s==="left"||s==="right")){let a={instancePath:n,keyword:"enum",params:{allowedValues:kp.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){
let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ql.errors=e,r===0}var bp={if:{type:"object",required:["formula"]},
then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["start","center","end","stretch"]}};function We(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?
e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,
parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,
keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="start"||s==="center"||s==="end"||s==="stretch")){let a={instancePath:n,keyword:"en\
um",params:{allowedValues:bp.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return We.errors=e,r===0}var jp={if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"\
string",enum:["none","fade","fadeTopBottom","fadeLeftRight"]}};function xl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,
l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};
e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="fade"||s==="fadeTopBottom"||s==="fadeLeftRight")){let a={instancePath:n,keyword:"enum",params:{allowedValues:jp.
else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),
r++}return xl.errors=e,r===0}function Nl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s=="number"&&isFinite(s)){if(s>5||isNaN(s)){let a={instancePath:n,keyword:"maximum",params:{comparison:"<=",limit:5}};e===
null?e=[a]:e.push(a),r++}if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n,
keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return Nl.errors=e,r===0}function Ao(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(wp.properties,l)){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.tabs!==void 0){let l=s.tabs;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.id===void 0){let p={instancePath:n+"/tabs/"+f,keyword:"required",params:{missingProperty:"id"}};e===null?e=[p]:e.push(p),r++}if(t.label===void 0){
let p={instancePath:n+"/tabs/"+f,keyword:"required",params:{missingProperty:"label"}};e===null?e=[p]:e.push(p),r++}for(let p in t)if(!(p==="id"||p==="label"||p===
"display"||p==="disabled")){let o={instancePath:n+"/tabs/"+f,keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[o]:e.push(o),r++}if(t.id!==
void 0){let p=t.id;if(typeof p=="string"){if(!uo.test(p)){let o={instancePath:n+"/tabs/"+f+"/id",keyword:"pattern",params:{pattern:"^[a-z][A-Za-z0-9]*$"}};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:n+"/tabs/"+f+"/id",keyword:"type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}t.label!==void 0&&(Re(t.label,
{instancePath:n+"/tabs/"+f+"/label",parentData:t,parentDataProperty:"label",rootData:u})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length)),t.display!==void 0&&
(He(t.display,{instancePath:n+"/tabs/"+f+"/display",parentData:t,parentDataProperty:"display",rootData:u})||(e=e===null?He.errors:e.concat(He.errors),r=e.length)),
t.disabled!==void 0&&(He(t.disabled,{instancePath:n+"/tabs/"+f+"/disabled",parentData:t,parentDataProperty:"disabled",rootData:u})||(e=e===null?He.errors:e.concat(
He.errors),r=e.length))}else{let p={instancePath:n+"/tabs/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"\
/tabs",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.value!==void 0&&(zl(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"\
value",rootData:u})||(e=e===null?zl.errors:e.concat(zl.errors),r=e.length)),s.tabsPosition!==void 0&&(ql(s.tabsPosition,{instancePath:n+"/tabsPosition",parentData:s,
parentDataProperty:"tabsPosition",rootData:u})||(e=e===null?ql.errors:e.concat(ql.errors),r=e.length)),s.horizontalAlignment!==void 0&&(We(s.horizontalAlignment,
{instancePath:n+"/horizontalAlignment",parentData:s,parentDataProperty:"horizontalAlignment",rootData:u})||(e=e===null?We.errors:e.concat(We.errors),r=e.length)),
s.verticalAlignment!==void 0&&(We(s.verticalAlignment,{instancePath:n+"/verticalAlignment",parentData:s,parentDataProperty:"verticalAlignment",rootData:u})||(e=
e===null?We.errors:e.concat(We.errors),r=e.length)),s.transition!==void 0&&(xl(s.transition,{instancePath:n+"/transition",parentData:s,parentDataProperty:"trans\
ition",rootData:u})||(e=e===null?xl.errors:e.concat(xl.errors),r=e.length)),s.transitionDuration!==void 0&&(Nl(s.transitionDuration,{instancePath:n+"/transition\
Duration",parentData:s,parentDataProperty:"transitionDuration",rootData:u})||(e=e===null?Nl.errors:e.concat(Nl.errors),r=e.length)),s.keepMounted!==void 0&&typeof s.
keepMounted!="boolean"){let l={instancePath:n+"/keepMounted",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.ariaLabel!==void 0&&(Re(s.ariaLabel,
{instancePath:n+"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?Re.errors:e.concat(Re.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ao.errors=e,r===0}var _p=Do,$p={$id:"props-text.schema.json",type:"object",additionalProperties:!1,
properties:{text:{$ref:"shared.schema.json#/$defs/s0"},tag:{type:"string",enum:["p","h1","h2","h3","h4","h5","h6","button","div","span","strong","em","small","l\
abel","li","dt","dd","legend","summary","time","code","pre"]},role:{$ref:"shared.schema.json#/$defs/s43"},ariaLabel:{$ref:"shared.schema.json#/$defs/s0"}}};function Ge(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.
formula===void 0&&(g="formula")){let k={};e===null?e=[k]:e.push(k),r++}}else{let g={};e===null?e=[g]:e.push(g),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let g=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=g===r;i=t,p="t\
hen"}else{let g=r,k=r,A=!0,P=r;if(!(s&&typeof s=="object"&&!Array.isArray(s))){let v={};e===null?e=[v]:e.push(v),r++}var o=P===r;r=k,e!==null&&(k?e.length=k:e=null);
let b;if(o){let v=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length<1){let h={instancePath:n,keyword:"minProperties",params:{limit:1}};e===
null?e=[h]:e.push(h),r++}for(let h in s){let j=r;q(h,{instancePath:n,parentData:s,parentDataProperty:c,rootData:u})||(e=e===null?q.errors:e.concat(q.errors),r=e.
length);var m=j===r;if(!m){let _={instancePath:n,keyword:"propertyNames",params:{propertyName:h}};e===null?e=[_]:e.push(_),r++}}for(let h in s){let j=s[h],_=r,E=!0,
x=r;if(r===x)if(j&&typeof j=="object"&&!Array.isArray(j)){let w;if(j.formula===void 0&&(w="formula")){let N={};e===null?e=[N]:e.push(N),r++}}else{let w={};e===null?
e=[w]:e.push(w),r++}var a=x===r;r=_,e!==null&&(_?e.length=_:e=null);let z;if(a){let w=r;d(j,{instancePath:n+"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,
parentDataProperty:h,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var a=w===r;E=a,z="then"}else{let w=r;if(typeof j!="string"){let L={instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"string"}};e===null?e=[L]:e.push(L),r++}var a=w===r;E=a,z="else"}if(!E){let w={instancePath:n+
"/"+h.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",params:{failingKeyword:z}};e===null?e=[w]:e.push(w),r++}}}else{let h={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="then"}else{let v=r;if(typeof s!="string"){let h={instancePath:n,keyword:"type",params:{type:"str\
ing"}};e===null?e=[h]:e.push(h),r++}var o=v===r;A=o,b="else"}if(!A){let v={instancePath:n,keyword:"if",params:{failingKeyword:b}};e===null?e=[v]:e.push(v),r++}var t=g===
r;i=t,p="else"}if(!i){let g={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[g]:e.push(g),r++}return Ge.errors=e,r===0}var Ap={if:{type:"obje\
ct",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["none","status","alert","note"]}};function Ll(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="none"||s==="status"||s==="alert"||s==="note")){let a={
instancePath:n,keyword:"enum",params:{allowedValues:Ap.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"i\
f",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ll.errors=e,r===0}function Do(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="text"||l==="tag"||l==="role"||l==="ariaLabel")){let i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.text!==void 0&&(Ge(s.text,{instancePath:n+"/text",parentData:s,parentDataProperty:"\
text",rootData:u})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length)),s.tag!==void 0){let l=s.tag;if(typeof l!="string"){let i={instancePath:n+"/tag",keyword:"\
type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l==="p"||l==="h1"||l==="h2"||l==="h3"||l==="h4"||l==="h5"||l==="h6"||l==="button"||l==="div"||l===
"span"||l==="strong"||l==="em"||l==="small"||l==="label"||l==="li"||l==="dt"||l==="dd"||l==="legend"||l==="summary"||l==="time"||l==="code"||l==="pre")){let i={
instancePath:n+"/tag",keyword:"enum",params:{allowedValues:$p.properties.tag.enum}};e===null?e=[i]:e.push(i),r++}}s.role!==void 0&&(Ll(s.role,{instancePath:n+"/\
role",parentData:s,parentDataProperty:"role",rootData:u})||(e=e===null?Ll.errors:e.concat(Ll.errors),r=e.length)),s.ariaLabel!==void 0&&(Ge(s.ariaLabel,{instancePath:n+
"/ariaLabel",parentData:s,parentDataProperty:"ariaLabel",rootData:u})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length))}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Do.errors=e,r===0}var Dp=Po,Pp={$id:"source-static.schema.json",type:"object",additionalProperties:!1,
properties:{source:{type:"string"},key:{type:"string"},schema:{$ref:"value.schema.json#/$defs/schema"},name:{type:"string"},description:{type:"string"},data:{type:[
"array","object"]}},required:["source","data"]};function Cl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s==
"object"&&!Array.isArray(s))&&typeof s!="boolean"){let l={instancePath:n,keyword:"type",params:{type:ar.type}};e===null?e=[l]:e.push(l),r++}return Cl.errors=e,r===
0}function Po(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"source"}};e===null?e=[l]:e.push(l),r++}if(s.data===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="source"||l==="key"||l==="schema"||l==="name"||l==="description"||
l==="data")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.source!==void 0&&typeof s.source!=
"string"){let l={instancePath:n+"/source",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.key!==void 0&&typeof s.key!="string"){let l={
instancePath:n+"/key",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.schema!==void 0&&(Cl(s.schema,{instancePath:n+"/schema",parentData:s,
parentDataProperty:"schema",rootData:u})||(e=e===null?Cl.errors:e.concat(Cl.errors),r=e.length)),s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+
"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/d\
escription",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.data!==void 0){let l=s.data;if(!l||typeof l!="object"){let i={instancePath:n+
"/data",keyword:"type",params:{type:Pp.properties.data.type}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===
null?e=[l]:e.push(l),r++}return Po.errors=e,r===0}var Ep=Eo,Ci={$id:"source-supabase.schema.json",type:"object",additionalProperties:!1,properties:{source:{type:"\
string"},key:{type:"string"},schema:{$ref:"value.schema.json#/$defs/schema"},name:{type:"string"},description:{type:"string"},table:{type:"string"},view:{type:"\
string"},function:{type:"string"},args:{$ref:"value.schema.json#/$defs/arguments"},columns:{type:"array",items:{type:"string"},uniqueItems:!0,minItems:1},embed:{
type:"object",additionalProperties:{type:"object",additionalProperties:!1,properties:{columns:{type:"array",items:{type:"string"},minItems:1},inner:{type:"boole\
an"}}}},single:{type:"boolean"},filter:{$ref:"value.schema.json#/$defs/filter"},sort:{$ref:"value.schema.json#/$defs/sort"},limit:{$ref:"shared.schema.json#/$de\
fs/s5"},offset:{$ref:"shared.schema.json#/$defs/s5"},count:{enum:["exact"]},autoFetch:{type:"boolean"},realtime:{type:"boolean"}},required:["source"]};function Kl(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&typeof s!="boolean"){let l={
instancePath:n,keyword:"type",params:{type:ar.type}};e===null?e=[l]:e.push(l),r++}return Kl.errors=e,r===0}function Zl(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s))for(let l in s)Z(s[l],{instancePath:n+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:s,parentDataProperty:l,rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);else{let l={instancePath:n,keyword:"type",params:{type:"obje\
ct"}};e===null?e=[l]:e.push(l),r++}return Zl.errors=e,r===0}function Fl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?e=[l]:e.push(l),
r++}if(Object.keys(s).length<1){let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="and"||l===
"or"||l==="if")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.and!==void 0){let l=s.and;
if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)O(l[f],{instancePath:n+"/and/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.
concat(O.errors),r=e.length)}else{let i={instancePath:n+"/and",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.or!==void 0){let l=s.or;
if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)O(l[f],{instancePath:n+"/or/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.concat(
O.errors),r=e.length)}else{let i={instancePath:n+"/or",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}s.if!==void 0&&(Z(s.if,{instancePath:n+
"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Fl.errors=e,r===0}function Vl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(Array.isArray(s)){let l=s.length;for(let i=0;i<l;i++)fr(s[i],{instancePath:n+"/"+i,parentData:s,parentDataProperty:i,rootData:u})||(e=e===null?fr.errors:
e.concat(fr.errors),r=e.length)}else{let l={instancePath:n,keyword:"type",params:{type:"array"}};e===null?e=[l]:e.push(l),r++}return Vl.errors=e,r===0}function Be(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="t\
hen"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(
a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}
var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Be.errors=e,r===0}function Eo(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.source===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"source"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!T.call(Ci.properties,l)){let i={instancePath:n,keyword:"ad\
ditionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.source!==void 0&&typeof s.source!="string"){let l={instancePath:n+"/source",
keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.key!==void 0&&typeof s.key!="string"){let l={instancePath:n+"/key",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.schema!==void 0&&(Kl(s.schema,{instancePath:n+"/schema",parentData:s,parentDataProperty:"schema",rootData:u})||
(e=e===null?Kl.errors:e.concat(Kl.errors),r=e.length)),s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"stri\
ng"}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.table!==void 0&&typeof s.table!="string"){let l={instancePath:n+"/table",keyword:"type",params:{type:"string"}};e===
null?e=[l]:e.push(l),r++}if(s.view!==void 0&&typeof s.view!="string"){let l={instancePath:n+"/view",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.function!==void 0&&typeof s.function!="string"){let l={instancePath:n+"/function",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}
if(s.args!==void 0&&(Zl(s.args,{instancePath:n+"/args",parentData:s,parentDataProperty:"args",rootData:u})||(e=e===null?Zl.errors:e.concat(Zl.errors),r=e.length)),
s.columns!==void 0){let l=s.columns;if(Array.isArray(l)){if(l.length<1){let p={instancePath:n+"/columns",keyword:"minItems",params:{limit:1}};e===null?e=[p]:e.push(
p),r++}let i=l.length;for(let p=0;p<i;p++)if(typeof l[p]!="string"){let o={instancePath:n+"/columns/"+p,keyword:"type",params:{type:"string"}};e===null?e=[o]:e.
push(o),r++}let f=l.length,t;if(f>1){let p={};for(;f--;){let o=l[f];if(typeof o=="string"){if(typeof p[o]=="number"){t=p[o];let m={instancePath:n+"/columns",keyword:"\
uniqueItems",params:{i:f,j:t}};e===null?e=[m]:e.push(m),r++;break}p[o]=f}}}}else{let i={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?
e=[i]:e.push(i),r++}}if(s.embed!==void 0){let l=s.embed;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l){let f=l[i];if(f&&typeof f=="object"&&!Array.
isArray(f)){for(let t in f)if(!(t==="columns"||t==="inner")){let p={instancePath:n+"/embed/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"additionalPropert\
ies",params:{additionalProperty:t}};e===null?e=[p]:e.push(p),r++}if(f.columns!==void 0){let t=f.columns;if(Array.isArray(t)){if(t.length<1){let o={instancePath:n+
"/embed/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/columns",keyword:"minItems",params:{limit:1}};e===null?e=[o]:e.push(o),r++}let p=t.length;for(let o=0;o<p;o++)
if(typeof t[o]!="string"){let m={instancePath:n+"/embed/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/columns/"+o,keyword:"type",params:{type:"string"}};e===null?
e=[m]:e.push(m),r++}}else{let p={instancePath:n+"/embed/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[
p]:e.push(p),r++}}if(f.inner!==void 0&&typeof f.inner!="boolean"){let t={instancePath:n+"/embed/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/inner",keyword:"typ\
e",params:{type:"boolean"}};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:n+"/embed/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"type",params:{type:"\
object"}};e===null?e=[t]:e.push(t),r++}}else{let i={instancePath:n+"/embed",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.single!==void 0&&
typeof s.single!="boolean"){let l={instancePath:n+"/single",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.filter!==void 0&&(Fl(s.filter,
{instancePath:n+"/filter",parentData:s,parentDataProperty:"filter",rootData:u})||(e=e===null?Fl.errors:e.concat(Fl.errors),r=e.length)),s.sort!==void 0&&(Vl(s.sort,
{instancePath:n+"/sort",parentData:s,parentDataProperty:"sort",rootData:u})||(e=e===null?Vl.errors:e.concat(Vl.errors),r=e.length)),s.limit!==void 0&&(Be(s.limit,
{instancePath:n+"/limit",parentData:s,parentDataProperty:"limit",rootData:u})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),s.offset!==void 0&&(Be(s.offset,
{instancePath:n+"/offset",parentData:s,parentDataProperty:"offset",rootData:u})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length)),s.count!==void 0&&s.count!==
"exact"){let l={instancePath:n+"/count",keyword:"enum",params:{allowedValues:Ci.properties.count.enum}};e===null?e=[l]:e.push(l),r++}if(s.autoFetch!==void 0&&typeof s.
autoFetch!="boolean"){let l={instancePath:n+"/autoFetch",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.realtime!==void 0&&typeof s.realtime!=
"boolean"){let l={instancePath:n+"/realtime",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{
type:"object"}};e===null?e=[l]:e.push(l),r++}return Eo.errors=e,r===0}var zp=zo;function Ol(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Ol.errors=e,r===0}function zo(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l===
"disabled"||l==="description")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&
(Ol(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ol.errors:e.concat(Ol.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return zo.errors=e,r===0}var qp=qo;function Il(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Il.errors=e,r===0}function Ue(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ue.errors=e,r===0}function Tl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="boolean"){let a={instancePath:n,keyword:"t\
ype",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[o]:e.push(o),r++}return Tl.errors=e,r===0}function qo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.email===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"email"}};e===null?e=[l]:e.push(l),r++}if(s.password===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"password"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l===
"disabled"||l==="description"||l==="email"||l==="password"||l==="keep")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===
null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Il(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Il.errors:e.concat(Il.errors),
r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.email!==void 0&&
(Ue(s.email,{instancePath:n+"/email",parentData:s,parentDataProperty:"email",rootData:u})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.password!==void 0&&
(Ue(s.password,{instancePath:n+"/password",parentData:s,parentDataProperty:"password",rootData:u})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length)),s.keep!==
void 0&&(Tl(s.keep,{instancePath:n+"/keep",parentData:s,parentDataProperty:"keep",rootData:u})||(e=e===null?Tl.errors:e.concat(Tl.errors),r=e.length))}else{let l={
instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return qo.errors=e,r===0}var xp=xo;function Ml(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Ml.errors=e,r===0}function xo(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l===
"disabled"||l==="description")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&
(Ml(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ml.errors:e.concat(Ml.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return xo.errors=e,r===0}var Np=No;function Yl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Yl.errors=e,r===0}function Sl(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Sl.errors=e,r===0}function No(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.data===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
data"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="data")){let i={instancePath:n,keyword:"\
additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Yl(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?Yl.errors:e.concat(Yl.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}s.data!==void 0&&(Sl(s.data,{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?Sl.errors:e.concat(
Sl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return No.errors=e,r===0}var Lp=Lo;function Rl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Rl.errors=e,r===0}function Hl(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Hl.errors=e,r===0}function Lo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l===
"when")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Rl(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Rl.errors:e.concat(Rl.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.when!==void 0&&(Hl(s.when,{instancePath:n+"/when",parentData:s,parentDataProperty:"\
when",rootData:u})||(e=e===null?Hl.errors:e.concat(Hl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return Lo.errors=e,r===0}var Cp=Co;function Wl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Wl.errors=e,r===0}function Co(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l===
"disabled"||l==="description")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&
(Wl(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Wl.errors:e.concat(Wl.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return Co.errors=e,r===0}var Kp=Ko;function Gl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Gl.errors=e,r===0}function Bl(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Bl.errors=e,r===0}function Ko(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l===
"result")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Gl(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Gl.errors:e.concat(Gl.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.result!==void 0&&(Bl(s.result,{instancePath:n+"/result",parentData:s,parentDataProperty:"\
result",rootData:u})||(e=e===null?Bl.errors:e.concat(Bl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return Ko.errors=e,r===0}var Zp=Zo;function Ul(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Ul.errors=e,r===0}function Xl(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Xl.errors=e,r===0}function Zo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l===
"when")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Ul(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ul.errors:e.concat(Ul.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.when!==void 0&&(Xl(s.when,{instancePath:n+"/when",parentData:s,parentDataProperty:"\
when",rootData:u})||(e=e===null?Xl.errors:e.concat(Xl.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return Zo.errors=e,r===0}var Fp=Fo;function Jl(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Jl.errors=e,r===0}function Ql(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ql.errors=e,r===0}function Fo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"value"}};e===
null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="value")){let i={instancePath:n,keyword:"additionalP\
roperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Jl(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||
(e=e===null?Jl.errors:e.concat(Jl.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===
null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}s.value!==void 0&&(Ql(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?Ql.errors:
e.concat(Ql.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Fo.errors=e,r===0}var Vp=Vo;function en(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return en.errors=e,r===0}function rn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return rn.errors=e,r===0}function Vo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.element===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
element"}};e===null?e=[l]:e.push(l),r++}if(s.name===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"name"}};e===null?e=[l]:e.push(l),r++}
for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="element"||l==="name"||l==="with")){let i={instancePath:n,keyword:"additional\
Properties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(en(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||
(e=e===null?en.errors:e.concat(en.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===
null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.element!==void 0&&typeof s.element!="string"){let l={instancePath:n+"/element",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}if(s.name!==void 0&&typeof s.name!="string"){let l={instancePath:n+"/name",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}
if(s.with!==void 0){let l=s.with;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)rn(l[i],{instancePath:n+"/with/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?rn.errors:e.concat(rn.errors),r=e.length);else{let i={instancePath:n+"/with",keyword:"type",params:{
type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Vo.errors=e,
r===0}var Op=Oo;function sn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return sn.errors=e,r===0}function ln(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return ln.errors=e,r===0}function Oo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.event===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
event"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="event"||l==="payload")){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(sn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?sn.errors:e.concat(sn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.event!==void 0&&typeof s.event!="string"){let l={instancePath:n+"/event",keyword:"type",params:{type:"string"}};e===null?e=[l]:
e.push(l),r++}s.payload!==void 0&&(ln(s.payload,{instancePath:n+"/payload",parentData:s,parentDataProperty:"payload",rootData:u})||(e=e===null?ln.errors:e.concat(
ln.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Oo.errors=e,r===0}var Ip=Io;function nn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return nn.errors=e,r===0}function Io(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.collection===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"collection"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="descript\
ion"||l==="collection")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(nn(
s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?nn.errors:e.concat(nn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.collection!==void 0&&typeof s.collection!="string"){let l={
instancePath:n+"/collection",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return Io.errors=e,r===0}var Tp=To;function on(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return on.errors=e,r===0}function To(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.collections===void 0){let l={instancePath:n,
keyword:"required",params:{missingProperty:"collections"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="descrip\
tion"||l==="collections")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(on(
s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?on.errors:e.concat(on.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.collections!==void 0){let l=s.collections;if(Array.isArray(
l)){if(l.length<1){let f={instancePath:n+"/collections",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}let i=l.length;for(let f=0;f<i;f++)if(typeof l[f]!=
"string"){let t={instancePath:n+"/collections/"+f,keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{let i={instancePath:n+"/collections",
keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),
r++}return To.errors=e,r===0}var Mp=Mo;function tn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return tn.errors=e,r===0}function pn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return pn.errors=e,r===0}function Mo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.items===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
items"}};e===null?e=[l]:e.push(l),r++}if(s.steps===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(l),r++}
for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="items"||l==="steps")){let i={instancePath:n,keyword:"additionalProperties",params:{
additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(tn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?
tn.errors:e.concat(tn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:
e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=
[l]:e.push(l),r++}if(s.items!==void 0&&(pn(s.items,{instancePath:n+"/items",parentData:s,parentDataProperty:"items",rootData:u})||(e=e===null?pn.errors:e.concat(
pn.errors),r=e.length)),s.steps!==void 0){let l=s.steps;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(!(t&&typeof t=="object"&&!Array.isArray(
t))){let p={instancePath:n+"/steps/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"/steps",keyword:"type",
params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Mo.errors=
e,r===0}var Yp=Yo;function fn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return fn.errors=e,r===0}function un(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return un.errors=e,r===0}function Yo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.condition===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
condition"}};e===null?e=[l]:e.push(l),r++}if(s.then===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"then"}};e===null?e=[l]:e.push(l),
r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="condition"||l==="then"||l==="else")){let i={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(fn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?fn.errors:e.concat(fn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.condition!==void 0&&(un(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"condition",rootData:u})||(e=
e===null?un.errors:e.concat(un.errors),r=e.length)),s.then!==void 0){let l=s.then;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(!(t&&typeof t==
"object"&&!Array.isArray(t))){let p={instancePath:n+"/then/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+
"/then",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.else!==void 0){let l=s.else;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){
let t=l[f];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let p={instancePath:n+"/else/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{
let i={instancePath:n+"/else",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return Yo.errors=e,r===0}var Sp=So,Rp={$id:"action-log.schema.json",type:"object",additionalProperties:!1,properties:{id:{$ref:"\
value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},message:{$ref:"shared.schema.json#/$defs/s2"},level:{type:"\
string",enum:["info","warning","error"]}},required:["message"]};function an(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}return an.errors=e,r===0}function cn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.
push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?
d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};
e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return cn.
errors=e,r===0}function So(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.message===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"message"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l===
"action"||l==="disabled"||l==="description"||l==="message"||l==="level")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===
null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(an(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?an.errors:e.concat(an.errors),
r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.message!==
void 0&&(cn(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:u})||(e=e===null?cn.errors:e.concat(cn.errors),r=e.length)),
s.level!==void 0){let l=s.level;if(typeof l!="string"){let i={instancePath:n+"/level",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l===
"info"||l==="warning"||l==="error")){let i={instancePath:n+"/level",keyword:"enum",params:{allowedValues:Rp.properties.level.enum}};e===null?e=[i]:e.push(i),r++}}}else{
let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return So.errors=e,r===0}var Hp=Ro,Wp={$id:"action-navigate.schema.jso\
n",type:"object",additionalProperties:!1,properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"str\
ing"},page:{type:"string"},params:{type:"object",additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}},query:{type:"object",additionalProperties:{$ref:"sh\
ared.schema.json#/$defs/s1"}},section:{$ref:"shared.schema.json#/$defs/s2"},path:{$ref:"shared.schema.json#/$defs/s2"},url:{$ref:"shared.schema.json#/$defs/s2"},
newTab:{type:"boolean"},replace:{type:"boolean"}}};function yn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),r++}return yn.errors=e,r===0}function Xe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),
r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Xe.errors=e,
r===0}function Ae(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.
isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&
(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===
r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Ae.errors=e,r===0}function Ro(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!T.call(Wp.properties,l)){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(yn(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?yn.errors:e.concat(yn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.page!==void 0&&typeof s.page!="string"){let l={instancePath:n+"/page",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.params!==void 0){let l=s.params;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)Xe(l[i],{instancePath:n+"\
/params/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length);else{let i={
instancePath:n+"/params",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.query!==void 0){let l=s.query;if(l&&typeof l=="object"&&!Array.
isArray(l))for(let i in l)Xe(l[i],{instancePath:n+"/query/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?
Xe.errors:e.concat(Xe.errors),r=e.length);else{let i={instancePath:n+"/query",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.section!==
void 0&&(Ae(s.section,{instancePath:n+"/section",parentData:s,parentDataProperty:"section",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),
s.path!==void 0&&(Ae(s.path,{instancePath:n+"/path",parentData:s,parentDataProperty:"path",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),
s.url!==void 0&&(Ae(s.url,{instancePath:n+"/url",parentData:s,parentDataProperty:"url",rootData:u})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length)),s.newTab!==
void 0&&typeof s.newTab!="boolean"){let l={instancePath:n+"/newTab",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}if(s.replace!==void 0&&
typeof s.replace!="boolean"){let l={instancePath:n+"/replace",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"\
type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Ro.errors=e,r===0}var Gp=Ho;function dn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return dn.errors=e,r===0}function mn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return mn.errors=e,r===0}function Ho(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.popup===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
popup"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="popup"||l==="with"||l==="wait")){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(dn(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?dn.errors:e.concat(dn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.popup!==void 0&&typeof s.popup!="string"){let l={instancePath:n+"/popup",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.with!==void 0){let l=s.with;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)mn(l[i],{instancePath:n+
"/with/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?mn.errors:e.concat(mn.errors),r=e.length);else{let i={
instancePath:n+"/with",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.wait!==void 0&&typeof s.wait!="boolean"){let l={instancePath:n+
"/wait",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return Ho.errors=e,r===0}var Bp=Wo;function hn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return hn.errors=e,r===0}function gn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"boolean"){let a={instancePath:n,keyword:"type",params:{type:"boolean"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return gn.errors=e,r===0}function vn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),
r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,
rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"ty\
pe",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?
e=[o]:e.push(o),r++}return vn.errors=e,r===0}function Wo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.show===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"show"}};e===null?e=[l]:e.push(l),r++}for(let l in s)
if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="show"||l==="color")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(hn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?hn.errors:e.concat(
hn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.show!==void 0&&
(gn(s.show,{instancePath:n+"/show",parentData:s,parentDataProperty:"show",rootData:u})||(e=e===null?gn.errors:e.concat(gn.errors),r=e.length)),s.color!==void 0&&
(vn(s.color,{instancePath:n+"/color",parentData:s,parentDataProperty:"color",rootData:u})||(e=e===null?vn.errors:e.concat(vn.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Wo.errors=e,r===0}var Up=Go;function wn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return wn.errors=e,r===0}function Go(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l===
"disabled"||l==="description"||l==="page")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.
id!==void 0&&(wn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?wn.errors:e.concat(wn.errors),r=e.length)),s.action!==
void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.
disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!=
"string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.page!==void 0&&typeof s.page!="string"){
let l={instancePath:n+"/page",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return Go.errors=e,r===0}var Xp=Bo;function kn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return kn.errors=e,r===0}function Bo(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.variables===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"variables"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l===
"variables")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(kn(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?kn.errors:e.concat(kn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.variables!==void 0){let l=s.variables;if(Array.isArray(l)){if(l.length<1){
let f={instancePath:n+"/variables",keyword:"minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}let i=l.length;for(let f=0;f<i;f++)if(typeof l[f]!="string"){
let t={instancePath:n+"/variables/"+f,keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{let i={instancePath:n+"/variables",keyword:"type",
params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Bo.errors=
e,r===0}var Jp=Uo;function bn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return bn.errors=e,r===0}function jn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return jn.errors=e,r===0}function Uo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l===
"value")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(bn(s.id,{instancePath:n+
"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?bn.errors:e.concat(bn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={
instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/di\
sabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+
"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.value!==void 0&&(jn(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"\
value",rootData:u})||(e=e===null?jn.errors:e.concat(jn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return Uo.errors=e,r===0}var Qp=Xo;function _n(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return _n.errors=e,r===0}function $n(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return $n.errors=e,r===0}function Xo(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.workflow===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
workflow"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="workflow"||l==="with"||l==="wait")){
let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(_n(s.id,{instancePath:n+"/id",
parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?_n.errors:e.concat(_n.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.workflow!==void 0&&typeof s.workflow!="string"){let l={instancePath:n+"/workflow",keyword:"type",
params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.with!==void 0){let l=s.with;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)$n(l[i],{instancePath:n+
"/with/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?$n.errors:e.concat($n.errors),r=e.length);else{let i={
instancePath:n+"/with",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.wait!==void 0&&typeof s.wait!="boolean"){let l={instancePath:n+
"/wait",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return Xo.errors=e,r===0}var ef=Jo;function An(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return An.errors=e,r===0}function Dn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Dn.errors=e,r===0}function Jo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.language===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"language"}};
e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="language")){let i={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(An(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?An.errors:e.concat(An.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}s.language!==void 0&&(Dn(s.language,{instancePath:n+"/language",parentData:s,parentDataProperty:"language",rootData:u})||(e=e===null?
Dn.errors:e.concat(Dn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Jo.errors=e,r===
0}var rf=Qo;function Pn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Pn.errors=e,r===0}var sf={if:{type:"o\
bject",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"string",enum:["light","dark","system"]}};function En(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}if(!(s==="light"||s==="dark"||s==="system")){let a={instancePath:n,
keyword:"enum",params:{allowedValues:sf.else.enum}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};
e===null?e=[o]:e.push(o),r++}return En.errors=e,r===0}function Qo(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.theme===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"theme"}};e===null?e=[l]:e.push(l),
r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="theme")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};
e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Pn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Pn.errors:e.concat(
Pn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(
l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}s.theme!==void 0&&
(En(s.theme,{instancePath:n+"/theme",parentData:s,parentDataProperty:"theme",rootData:u})||(e=e===null?En.errors:e.concat(En.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Qo.errors=e,r===0}var lf=et,Ki={$id:"action-setVariable.schema.json",type:"object",additionalProperties:!1,
properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},variable:{type:"string"},value:{$ref:"\
shared.schema.json#/$defs/s1"},path:{$ref:"shared.schema.json#/$defs/s2"},index:{$ref:"shared.schema.json#/$defs/s5"},operation:{type:"string",enum:["set","push",
"insert","remove","unshift","shift","pop"]}},required:["variable"]};function zn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}return zn.errors=e,r===0}function qn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===
f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.
push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:
e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return qn.
errors=e,r===0}function xn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,
e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}
var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return xn.errors=e,r===0}function Nn(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.
formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);
let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="t\
hen"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===null?e=[a]:e.push(
a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?e=[a]:e.push(a),r++}
var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Nn.errors=e,r===0}function et(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.variable===void 0){let l={
instancePath:n,keyword:"required",params:{missingProperty:"variable"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!T.call(Ki.properties,l)){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(zn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?zn.errors:e.concat(zn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.variable!==void 0&&typeof s.variable!="string"){let l={instancePath:n+"/variable",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}if(s.value!==void 0&&(qn(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||(e=e===null?qn.errors:e.concat(
qn.errors),r=e.length)),s.path!==void 0&&(xn(s.path,{instancePath:n+"/path",parentData:s,parentDataProperty:"path",rootData:u})||(e=e===null?xn.errors:e.concat(
xn.errors),r=e.length)),s.index!==void 0&&(Nn(s.index,{instancePath:n+"/index",parentData:s,parentDataProperty:"index",rootData:u})||(e=e===null?Nn.errors:e.concat(
Nn.errors),r=e.length)),s.operation!==void 0){let l=s.operation;if(typeof l!="string"){let i={instancePath:n+"/operation",keyword:"type",params:{type:"string"}};
e===null?e=[i]:e.push(i),r++}if(!(l==="set"||l==="push"||l==="insert"||l==="remove"||l==="unshift"||l==="shift"||l==="pop")){let i={instancePath:n+"/operation",
keyword:"enum",params:{allowedValues:Ki.properties.operation.enum}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return et.errors=e,r===0}var nf=rt;function Ln(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Ln.errors=e,r===0}function rt(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let l in s)if(!(l==="id"||l==="action"||l===
"disabled"||l==="description")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&
(Ln(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Ln.errors:e.concat(Ln.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"objec\
t"}};e===null?e=[l]:e.push(l),r++}return rt.errors=e,r===0}var of=st;function Cn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Cn.errors=e,r===0}function Kn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Kn.errors=e,r===0}function st(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.condition===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
condition"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="condition")){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Cn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?Cn.errors:e.concat(Cn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}s.condition!==void 0&&(Kn(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"condition",rootData:u})||(e=e===
null?Kn.errors:e.concat(Kn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return st.errors=
e,r===0}var tf=lt;function Zn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Zn.errors=e,r===0}function Fn(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Fn.errors=e,r===0}function lt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.function===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
function"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="function"||l==="args")){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Zn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?Zn.errors:e.concat(Zn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.function!==void 0&&typeof s.function!="string"){let l={instancePath:n+"/function",keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}if(s.args!==void 0){let l=s.args;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)Fn(l[i],{instancePath:n+"/args/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?Fn.errors:e.concat(Fn.errors),r=e.length);else{let i={instancePath:n+"/arg\
s",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return lt.errors=e,r===0}var pf=nt;function Vn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Vn.errors=e,r===0}function On(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return On.errors=e,r===0}function In(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{
limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.keys(s).length<1){let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}
for(let l in s)if(!(l==="and"||l==="or"||l==="if")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),
r++}if(s.and!==void 0){let l=s.and;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)O(l[f],{instancePath:n+"/and/"+f,parentData:l,parentDataProperty:f,rootData:u})||
(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+"/and",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.or!==
void 0){let l=s.or;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)O(l[f],{instancePath:n+"/or/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===
null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+"/or",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}s.if!==void 0&&
(Z(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let l={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return In.errors=e,r===0}function nt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
table"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="table"||l==="match"||l==="filter")){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Vn(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?Vn.errors:e.concat(Vn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.table!==void 0&&typeof s.table!="string"){let l={instancePath:n+"/table",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.match!==void 0){let l=s.match;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)On(l[i],{instancePath:n+
"/match/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?On.errors:e.concat(On.errors),r=e.length);else{let i={
instancePath:n+"/match",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}s.filter!==void 0&&(In(s.filter,{instancePath:n+"/filter",parentData:s,
parentDataProperty:"filter",rootData:u})||(e=e===null?In.errors:e.concat(In.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};
e===null?e=[l]:e.push(l),r++}return nt.errors=e,r===0}var ff=it;function Tn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Tn.errors=e,r===0}function Je(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formula===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(l!=="formula"){let i={instancePath:n,keyword:"additionalProperties",
params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.formula!==void 0&&typeof s.formula!="string"){let l={instancePath:n+"/formula",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Je.errors=e,
r===0}function it(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===
void 0){let f={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===null?e=[f]:e.push(f),r++}if(s.data===void 0){let f={instancePath:n,keyword:"\
required",params:{missingProperty:"data"}};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!(f==="id"||f==="action"||f==="disabled"||f==="description"||f==="tabl\
e"||f==="data"||f==="columns")){let t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[t]:e.push(t),r++}if(s.id!==void 0&&
(Tn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Tn.errors:e.concat(Tn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let f={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.disabled!==void 0&&s.disabled!==!0){let f={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[f]:e.push(f),r++}if(s.description!==void 0&&typeof s.description!="string"){let f={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.table!==void 0&&typeof s.table!="string"){let f={instancePath:n+
"/table",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.data!==void 0){let f=s.data,t=r,p=!0,o=r;if(r===o)if(f&&typeof f=="object"&&!Array.
isArray(f)){let a;if(f.formula===void 0&&(a="formula")){let g={};e===null?e=[g]:e.push(g),r++}}else{let a={};e===null?e=[a]:e.push(a),r++}var l=o===r;r=t,e!==null&&
(t?e.length=t:e=null);let m;if(l){let a=r;Je(f,{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?Je.errors:e.concat(Je.errors),
r=e.length);var l=a===r;p=l,m="then"}else{let a=r;if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let A=f[k],P=r,b=!0,$=r;if(r===$)if(A&&typeof A=="\
object"&&!Array.isArray(A)){let v;if(A.formula===void 0&&(v="formula")){let D={};e===null?e=[D]:e.push(D),r++}}else{let v={};e===null?e=[v]:e.push(v),r++}var i=$===
r;if(r=P,e!==null&&(P?e.length=P:e=null),i){let v=r;Je(A,{instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:k,rootData:u})||
(e=e===null?Je.errors:e.concat(Je.errors),r=e.length);var i=v===r;b=i}if(!b){let v={instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",
params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),r++}}else{let k={instancePath:n+"/data",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),
r++}var l=a===r;p=l,m="else"}if(!p){let a={instancePath:n+"/data",keyword:"if",params:{failingKeyword:m}};e===null?e=[a]:e.push(a),r++}}if(s.columns!==void 0){let f=s.
columns;if(Array.isArray(f)){let t=f.length;for(let p=0;p<t;p++)if(typeof f[p]!="string"){let o={instancePath:n+"/columns/"+p,keyword:"type",params:{type:"strin\
g"}};e===null?e=[o]:e.push(o),r++}}else{let t={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}}else{let f={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return it.errors=e,r===0}var uf=ot,af={$id:"action-supabase.invoke.schema.json",type:"object",
additionalProperties:!1,properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},function:{$ref:"\
shared.schema.json#/$defs/s2"},method:{type:"string",enum:["GET","POST","PUT","PATCH","DELETE"]},body:{$ref:"shared.schema.json#/$defs/s1"},query:{type:"object",
additionalProperties:{$ref:"shared.schema.json#/$defs/s1"}}},required:["function"]};function Mn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[l]:e.push(l),r++}return Mn.errors=e,r===0}function Yn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,
l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};
e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||
(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!="string"){let a={instancePath:n,keyword:"type",params:{type:"\
string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}
return Yn.errors=e,r===0}function Qe(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s==
"object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===
r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),
r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Qe.errors=e,r===0}function ot(s,{
instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.function===void 0){let l={
instancePath:n,keyword:"required",params:{missingProperty:"function"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||
l==="description"||l==="function"||l==="method"||l==="body"||l==="query")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===
null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Mn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Mn.errors:e.concat(Mn.errors),
r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.
disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==
void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.function!==
void 0&&(Yn(s.function,{instancePath:n+"/function",parentData:s,parentDataProperty:"function",rootData:u})||(e=e===null?Yn.errors:e.concat(Yn.errors),r=e.length)),
s.method!==void 0){let l=s.method;if(typeof l!="string"){let i={instancePath:n+"/method",keyword:"type",params:{type:"string"}};e===null?e=[i]:e.push(i),r++}if(!(l===
"GET"||l==="POST"||l==="PUT"||l==="PATCH"||l==="DELETE")){let i={instancePath:n+"/method",keyword:"enum",params:{allowedValues:af.properties.method.enum}};e===null?
e=[i]:e.push(i),r++}}if(s.body!==void 0&&(Qe(s.body,{instancePath:n+"/body",parentData:s,parentDataProperty:"body",rootData:u})||(e=e===null?Qe.errors:e.concat(
Qe.errors),r=e.length)),s.query!==void 0){let l=s.query;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)Qe(l[i],{instancePath:n+"/query/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length);else{let i={instancePath:n+"/que\
ry",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return ot.errors=e,r===0}var cf=tt,yf={$id:"action-supabase.select.schema.json",type:"object",additionalProperties:!1,properties:{id:{$ref:"value.schema.\
json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},table:{type:"string"},match:{type:"object",additionalProperties:{$ref:"\
shared.schema.json#/$defs/s1"}},filter:{$ref:"value.schema.json#/$defs/filter"},columns:{type:"array",items:{type:"string"}},single:{type:"boolean"},limit:{$ref:"\
shared.schema.json#/$defs/s5"}},required:["table"]};function Sn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s==
"string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pa\
ttern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.
push(l),r++}return Sn.errors=e,r===0}function Rn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),
r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(
d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Rn.errors=e,
r===0}function Hn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(Object.
keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.keys(s).length<1){let l={instancePath:n,
keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="and"||l==="or"||l==="if")){let i={instancePath:n,keyword:"additi\
onalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.and!==void 0){let l=s.and;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)
O(l[f],{instancePath:n+"/and/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+
"/and",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.or!==void 0){let l=s.or;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)
O(l[f],{instancePath:n+"/or/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+"\
/or",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}s.if!==void 0&&(Z(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Hn.errors=
e,r===0}function Wn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.
isArray(s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&
(l?e.length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);
var t=o===r;i=t,p="then"}else{let o=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let a={instancePath:n,keyword:"type",params:{type:"integer"}};e===
null?e=[a]:e.push(a),r++}if(typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===null?
e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return Wn.errors=
e,r===0}function tt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!T.call(yf.properties,l)){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Sn(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?Sn.errors:e.concat(Sn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.table!==void 0&&typeof s.table!="string"){let l={instancePath:n+"/table",keyword:"type",params:{
type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.match!==void 0){let l=s.match;if(l&&typeof l=="object"&&!Array.isArray(l))for(let i in l)Rn(l[i],{instancePath:n+
"/match/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:l,parentDataProperty:i,rootData:u})||(e=e===null?Rn.errors:e.concat(Rn.errors),r=e.length);else{let i={
instancePath:n+"/match",keyword:"type",params:{type:"object"}};e===null?e=[i]:e.push(i),r++}}if(s.filter!==void 0&&(Hn(s.filter,{instancePath:n+"/filter",parentData:s,
parentDataProperty:"filter",rootData:u})||(e=e===null?Hn.errors:e.concat(Hn.errors),r=e.length)),s.columns!==void 0){let l=s.columns;if(Array.isArray(l)){let i=l.
length;for(let f=0;f<i;f++)if(typeof l[f]!="string"){let t={instancePath:n+"/columns/"+f,keyword:"type",params:{type:"string"}};e===null?e=[t]:e.push(t),r++}}else{
let i={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.single!==void 0&&typeof s.single!="boolean"){let l={instancePath:n+
"/single",keyword:"type",params:{type:"boolean"}};e===null?e=[l]:e.push(l),r++}s.limit!==void 0&&(Wn(s.limit,{instancePath:n+"/limit",parentData:s,parentDataProperty:"\
limit",rootData:u})||(e=e===null?Wn.errors:e.concat(Wn.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(
l),r++}return tt.errors=e,r===0}var df=pt,mf={$id:"action-supabase.update.schema.json",type:"object",additionalProperties:!1,properties:{id:{$ref:"value.schema.\
json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},table:{type:"string"},match:{type:"object",additionalProperties:{$ref:"\
shared.schema.json#/$defs/s1"}},filter:{$ref:"value.schema.json#/$defs/filter"},data:{if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$de\
fs/formula"},else:{type:"object",additionalProperties:{if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"}}}},columns:{type:"\
array",items:{type:"string"}},single:{type:"boolean"}},required:["table","data"]};function Gn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={
instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"s\
tring"}};e===null?e=[l]:e.push(l),r++}return Gn.errors=e,r===0}function Bn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,
l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};
e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=
e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(
p),r++}return Bn.errors=e,r===0}function Un(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(Object.keys(s).length>2){let l={instancePath:n,keyword:"maxProperties",params:{limit:2}};e===null?e=[l]:e.push(l),r++}if(Object.keys(s).length<1){
let l={instancePath:n,keyword:"minProperties",params:{limit:1}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="and"||l==="or"||l==="if")){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.and!==void 0){let l=s.and;if(Array.isArray(l)){let i=l.length;for(let f=0;f<
i;f++)O(l[f],{instancePath:n+"/and/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+
"/and",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.or!==void 0){let l=s.or;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++)
O(l[f],{instancePath:n+"/or/"+f,parentData:l,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:e.concat(O.errors),r=e.length)}else{let i={instancePath:n+"\
/or",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}s.if!==void 0&&(Z(s.if,{instancePath:n+"/if",parentData:s,parentDataProperty:"if",rootData:u})||
(e=e===null?Z.errors:e.concat(Z.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return Un.errors=
e,r===0}function er(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.formula===
void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(l!=="formula"){let i={instancePath:n,
keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.formula!==void 0&&typeof s.formula!="string"){let l={instancePath:n+
"/formula",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:
e.push(l),r++}return er.errors=e,r===0}function pt(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.table===void 0){let f={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===null?e=[f]:e.push(f),r++}if(s.data===
void 0){let f={instancePath:n,keyword:"required",params:{missingProperty:"data"}};e===null?e=[f]:e.push(f),r++}for(let f in s)if(!T.call(mf.properties,f)){let t={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[t]:e.push(t),r++}if(s.id!==void 0&&(Gn(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?Gn.errors:e.concat(Gn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let f={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.disabled!==void 0&&s.disabled!==!0){let f={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[f]:e.push(f),r++}if(s.description!==void 0&&typeof s.description!="string"){let f={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.table!==void 0&&typeof s.table!="string"){let f={instancePath:n+"/table",keyword:"type",params:{
type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.match!==void 0){let f=s.match;if(f&&typeof f=="object"&&!Array.isArray(f))for(let t in f)Bn(f[t],{instancePath:n+
"/match/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:t,rootData:u})||(e=e===null?Bn.errors:e.concat(Bn.errors),r=e.length);else{let t={
instancePath:n+"/match",keyword:"type",params:{type:"object"}};e===null?e=[t]:e.push(t),r++}}if(s.filter!==void 0&&(Un(s.filter,{instancePath:n+"/filter",parentData:s,
parentDataProperty:"filter",rootData:u})||(e=e===null?Un.errors:e.concat(Un.errors),r=e.length)),s.data!==void 0){let f=s.data,t=r,p=!0,o=r;if(r===o)if(f&&typeof f==
"object"&&!Array.isArray(f)){let a;if(f.formula===void 0&&(a="formula")){let g={};e===null?e=[g]:e.push(g),r++}}else{let a={};e===null?e=[a]:e.push(a),r++}var l=o===
r;r=t,e!==null&&(t?e.length=t:e=null);let m;if(l){let a=r;er(f,{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?er.errors:
e.concat(er.errors),r=e.length);var l=a===r;p=l,m="then"}else{let a=r;if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let A=f[k],P=r,b=!0,$=r;if(r===
$)if(A&&typeof A=="object"&&!Array.isArray(A)){let v;if(A.formula===void 0&&(v="formula")){let D={};e===null?e=[D]:e.push(D),r++}}else{let v={};e===null?e=[v]:e.
push(v),r++}var i=$===r;if(r=P,e!==null&&(P?e.length=P:e=null),i){let v=r;er(A,{instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:k,
rootData:u})||(e=e===null?er.errors:e.concat(er.errors),r=e.length);var i=v===r;b=i}if(!b){let v={instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),r++}}else{let k={instancePath:n+"/data",keyword:"type",params:{type:"object"}};e===null?e=
[k]:e.push(k),r++}var l=a===r;p=l,m="else"}if(!p){let a={instancePath:n+"/data",keyword:"if",params:{failingKeyword:m}};e===null?e=[a]:e.push(a),r++}}if(s.columns!==
void 0){let f=s.columns;if(Array.isArray(f)){let t=f.length;for(let p=0;p<t;p++)if(typeof f[p]!="string"){let o={instancePath:n+"/columns/"+p,keyword:"type",params:{
type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let t={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.single!==
void 0&&typeof s.single!="boolean"){let f={instancePath:n+"/single",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:n,
keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return pt.errors=e,r===0}var hf=ft,gf={$id:"action-supabase.upsert.schema.json",type:"object",
additionalProperties:!1,properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{type:"string"},table:{type:"\
string"},data:{if:{type:"object",required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"},else:{type:"object",additionalProperties:{if:{type:"object",
required:["formula"]},then:{$ref:"value.schema.json#/$defs/formula"}}}},conflict:{type:"array",items:{type:"string"}},ignoreDuplicates:{type:"boolean"},columns:{
type:"array",items:{type:"string"}}},required:["table","data"]};function Xn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,
r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,
keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?
e=[l]:e.push(l),r++}return Xn.errors=e,r===0}function rr(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.formula===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"formula"}};e===null?e=[l]:e.push(l),r++}for(let l in s)
if(l!=="formula"){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.formula!==void 0&&typeof s.
formula!="string"){let l={instancePath:n+"/formula",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"typ\
e",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return rr.errors=e,r===0}function ft(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.table===void 0){let f={instancePath:n,keyword:"required",params:{missingProperty:"table"}};e===
null?e=[f]:e.push(f),r++}if(s.data===void 0){let f={instancePath:n,keyword:"required",params:{missingProperty:"data"}};e===null?e=[f]:e.push(f),r++}for(let f in s)
if(!T.call(gf.properties,f)){let t={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:f}};e===null?e=[t]:e.push(t),r++}if(s.id!==void 0&&
(Xn(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?Xn.errors:e.concat(Xn.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let f={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.disabled!==void 0&&s.disabled!==!0){let f={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[f]:e.push(f),r++}if(s.description!==void 0&&typeof s.description!="string"){let f={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.table!==void 0&&typeof s.table!="string"){let f={instancePath:n+
"/table",keyword:"type",params:{type:"string"}};e===null?e=[f]:e.push(f),r++}if(s.data!==void 0){let f=s.data,t=r,p=!0,o=r;if(r===o)if(f&&typeof f=="object"&&!Array.
isArray(f)){let a;if(f.formula===void 0&&(a="formula")){let g={};e===null?e=[g]:e.push(g),r++}}else{let a={};e===null?e=[a]:e.push(a),r++}var l=o===r;r=t,e!==null&&
(t?e.length=t:e=null);let m;if(l){let a=r;rr(f,{instancePath:n+"/data",parentData:s,parentDataProperty:"data",rootData:u})||(e=e===null?rr.errors:e.concat(rr.errors),
r=e.length);var l=a===r;p=l,m="then"}else{let a=r;if(f&&typeof f=="object"&&!Array.isArray(f))for(let k in f){let A=f[k],P=r,b=!0,$=r;if(r===$)if(A&&typeof A=="\
object"&&!Array.isArray(A)){let v;if(A.formula===void 0&&(v="formula")){let D={};e===null?e=[D]:e.push(D),r++}}else{let v={};e===null?e=[v]:e.push(v),r++}var i=$===
r;if(r=P,e!==null&&(P?e.length=P:e=null),i){let v=r;rr(A,{instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:f,parentDataProperty:k,rootData:u})||
(e=e===null?rr.errors:e.concat(rr.errors),r=e.length);var i=v===r;b=i}if(!b){let v={instancePath:n+"/data/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),keyword:"if",
params:{failingKeyword:"then"}};e===null?e=[v]:e.push(v),r++}}else{let k={instancePath:n+"/data",keyword:"type",params:{type:"object"}};e===null?e=[k]:e.push(k),
r++}var l=a===r;p=l,m="else"}if(!p){let a={instancePath:n+"/data",keyword:"if",params:{failingKeyword:m}};e===null?e=[a]:e.push(a),r++}}if(s.conflict!==void 0){
let f=s.conflict;if(Array.isArray(f)){let t=f.length;for(let p=0;p<t;p++)if(typeof f[p]!="string"){let o={instancePath:n+"/conflict/"+p,keyword:"type",params:{type:"\
string"}};e===null?e=[o]:e.push(o),r++}}else{let t={instancePath:n+"/conflict",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),r++}}if(s.ignoreDuplicates!==
void 0&&typeof s.ignoreDuplicates!="boolean"){let f={instancePath:n+"/ignoreDuplicates",keyword:"type",params:{type:"boolean"}};e===null?e=[f]:e.push(f),r++}if(s.
columns!==void 0){let f=s.columns;if(Array.isArray(f)){let t=f.length;for(let p=0;p<t;p++)if(typeof f[p]!="string"){let o={instancePath:n+"/columns/"+p,keyword:"\
type",params:{type:"string"}};e===null?e=[o]:e.push(o),r++}}else{let t={instancePath:n+"/columns",keyword:"type",params:{type:"array"}};e===null?e=[t]:e.push(t),
r++}}}else{let f={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[f]:e.push(f),r++}return ft.errors=e,r===0}var vf=ut,wf={$id:"action-switch.s\
chema.json",type:"object",additionalProperties:!1,properties:{id:{$ref:"value.schema.json#/$defs/name"},action:{type:"string"},disabled:{const:!0},description:{
type:"string"},value:{$ref:"shared.schema.json#/$defs/s1"},cases:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["value","steps"],
properties:{value:{type:["string","number","boolean","null"]},steps:{type:"array",items:{type:"object"}}}}},default:{type:"array",items:{type:"object"}}},required:[
"value","cases"]};function Jn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={
instancePath:n,keyword:"maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z\
][a-zA-Z0-9]*$"}};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return Jn.errors=
e,r===0}function Qn(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.
isArray(s)){let p;if(s.formula===void 0&&(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==
null&&(l?e.length=l:e=null),t){let p=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===
r;i=t}if(!i){let p={instancePath:n,keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return Qn.errors=e,r===0}function ut(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.value===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"value"}};e===null?e=[l]:e.push(l),r++}if(s.cases===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
cases"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="value"||l==="cases"||l==="default")){let i={
instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(Jn(s.id,{instancePath:n+"/id",parentData:s,
parentDataProperty:"id",rootData:u})||(e=e===null?Jn.errors:e.concat(Jn.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+
"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"\
const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.value!==void 0&&(Qn(s.value,{instancePath:n+"/value",parentData:s,parentDataProperty:"value",rootData:u})||
(e=e===null?Qn.errors:e.concat(Qn.errors),r=e.length)),s.cases!==void 0){let l=s.cases;if(Array.isArray(l)){if(l.length<1){let f={instancePath:n+"/cases",keyword:"\
minItems",params:{limit:1}};e===null?e=[f]:e.push(f),r++}let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.value===
void 0){let p={instancePath:n+"/cases/"+f,keyword:"required",params:{missingProperty:"value"}};e===null?e=[p]:e.push(p),r++}if(t.steps===void 0){let p={instancePath:n+
"/cases/"+f,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[p]:e.push(p),r++}for(let p in t)if(!(p==="value"||p==="steps")){let o={instancePath:n+
"/cases/"+f,keyword:"additionalProperties",params:{additionalProperty:p}};e===null?e=[o]:e.push(o),r++}if(t.value!==void 0){let p=t.value;if(typeof p!="string"&&
!(typeof p=="number"&&isFinite(p))&&typeof p!="boolean"&&p!==null){let o={instancePath:n+"/cases/"+f+"/value",keyword:"type",params:{type:wf.properties.cases.items.
properties.value.type}};e===null?e=[o]:e.push(o),r++}}if(t.steps!==void 0){let p=t.steps;if(Array.isArray(p)){let o=p.length;for(let m=0;m<o;m++){let a=p[m];if(!(a&&
typeof a=="object"&&!Array.isArray(a))){let g={instancePath:n+"/cases/"+f+"/steps/"+m,keyword:"type",params:{type:"object"}};e===null?e=[g]:e.push(g),r++}}}else{
let o={instancePath:n+"/cases/"+f+"/steps",keyword:"type",params:{type:"array"}};e===null?e=[o]:e.push(o),r++}}}else{let p={instancePath:n+"/cases/"+f,keyword:"\
type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"/cases",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),
r++}}if(s.default!==void 0){let l=s.default;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(!(t&&typeof t=="object"&&!Array.isArray(t))){
let p={instancePath:n+"/default/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"/default",keyword:"type",params:{
type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ut.errors=e,
r===0}var kf=at;function ei(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return ei.errors=e,r===0}function ri(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.formula===void 0&&
(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.length=l:e=null);let p;if(t){let o=r;
d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===r;i=t,p="then"}else{let o=r;if(typeof s!=
"string"){let a={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={instancePath:n,keyword:"\
if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ri.errors=e,r===0}function at(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.message===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"message"}};
e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="message")){let i={instancePath:n,keyword:"addit\
ionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(ei(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"i\
d",rootData:u})||(e=e===null?ei.errors:e.concat(ei.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"t\
ype",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}s.message!==void 0&&(ri(s.message,{instancePath:n+"/message",parentData:s,parentDataProperty:"message",rootData:u})||(e=e===null?ri.
errors:e.concat(ri.errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return at.errors=e,r===0}
var bf=ct;function si(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return si.errors=e,r===0}function ct(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.try===void 0){let l={instancePath:n,keyword:"\
required",params:{missingProperty:"try"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="try"||
l==="catch"||l==="finally")){let i={instancePath:n,keyword:"additionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&
(si(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||(e=e===null?si.errors:e.concat(si.errors),r=e.length)),s.action!==void 0&&typeof s.
action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={
instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={
instancePath:n+"/description",keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.try!==void 0){let l=s.try;if(Array.isArray(l)){let i=l.length;
for(let f=0;f<i;f++){let t=l[f];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let p={instancePath:n+"/try/"+f,keyword:"type",params:{type:"object"}};e===null?
e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"/try",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.catch!==void 0){let l=s.catch;if(Array.
isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let p={instancePath:n+"/catch/"+f,keyword:"type",params:{
type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"/catch",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}if(s.finally!==
void 0){let l=s.finally;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(!(t&&typeof t=="object"&&!Array.isArray(t))){let p={instancePath:n+
"/finally/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+"/finally",keyword:"type",params:{type:"array"}};
e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return ct.errors=e,r===0}var jf=yt;function li(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return li.errors=e,r===0}function ni(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(
s)){let o;if(s.formula===void 0&&(o="formula")){let m={};e===null?e=[m]:e.push(m),r++}}else{let o={};e===null?e=[o]:e.push(o),r++}var t=f===r;r=l,e!==null&&(l?e.
length=l:e=null);let p;if(t){let o=r;d(s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=o===
r;i=t,p="then"}else{let o=r;if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){let a={instancePath:n,keyword:"minimum",params:{comparison:">=",limit:0}};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:n,keyword:"type",params:{type:"number"}};e===null?e=[a]:e.push(a),r++}var t=o===r;i=t,p="else"}if(!i){let o={
instancePath:n,keyword:"if",params:{failingKeyword:p}};e===null?e=[o]:e.push(o),r++}return ni.errors=e,r===0}function yt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ms===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
ms"}};e===null?e=[l]:e.push(l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="ms")){let i={instancePath:n,keyword:"addi\
tionalProperties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(li(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"\
id",rootData:u})||(e=e===null?li.errors:e.concat(li.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"\
type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};
e===null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}s.ms!==void 0&&(ni(s.ms,{instancePath:n+"/ms",parentData:s,parentDataProperty:"ms",rootData:u})||(e=e===null?ni.errors:e.concat(ni.
errors),r=e.length))}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.push(l),r++}return yt.errors=e,r===0}var _f=dt;function ii(s,{instancePath:n="",parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0;if(typeof s=="string"){if(C(s)>64){let l={instancePath:n,keyword:"\
maxLength",params:{limit:64}};e===null?e=[l]:e.push(l),r++}if(!K.test(s)){let l={instancePath:n,keyword:"pattern",params:{pattern:"^[a-z][a-zA-Z0-9]*$"}};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:n,keyword:"type",params:{type:"string"}};e===null?e=[l]:e.push(l),r++}return ii.errors=e,r===0}function oi(s,{instancePath:n="",
parentData:y,parentDataProperty:c,rootData:u=s}={}){let e=null,r=0,l=r,i=!0,f=r;if(r===f)if(s&&typeof s=="object"&&!Array.isArray(s)){let p;if(s.formula===void 0&&
(p="formula")){let o={};e===null?e=[o]:e.push(o),r++}}else{let p={};e===null?e=[p]:e.push(p),r++}var t=f===r;if(r=l,e!==null&&(l?e.length=l:e=null),t){let p=r;d(
s,{instancePath:n,parentData:y,parentDataProperty:c,rootData:u})||(e=e===null?d.errors:e.concat(d.errors),r=e.length);var t=p===r;i=t}if(!i){let p={instancePath:n,
keyword:"if",params:{failingKeyword:"then"}};e===null?e=[p]:e.push(p),r++}return oi.errors=e,r===0}function dt(s,{instancePath:n="",parentData:y,parentDataProperty:c,
rootData:u=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.condition===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"\
condition"}};e===null?e=[l]:e.push(l),r++}if(s.steps===void 0){let l={instancePath:n,keyword:"required",params:{missingProperty:"steps"}};e===null?e=[l]:e.push(
l),r++}for(let l in s)if(!(l==="id"||l==="action"||l==="disabled"||l==="description"||l==="condition"||l==="steps")){let i={instancePath:n,keyword:"additionalPr\
operties",params:{additionalProperty:l}};e===null?e=[i]:e.push(i),r++}if(s.id!==void 0&&(ii(s.id,{instancePath:n+"/id",parentData:s,parentDataProperty:"id",rootData:u})||
(e=e===null?ii.errors:e.concat(ii.errors),r=e.length)),s.action!==void 0&&typeof s.action!="string"){let l={instancePath:n+"/action",keyword:"type",params:{type:"\
string"}};e===null?e=[l]:e.push(l),r++}if(s.disabled!==void 0&&s.disabled!==!0){let l={instancePath:n+"/disabled",keyword:"const",params:{allowedValue:!0}};e===
null?e=[l]:e.push(l),r++}if(s.description!==void 0&&typeof s.description!="string"){let l={instancePath:n+"/description",keyword:"type",params:{type:"string"}};
e===null?e=[l]:e.push(l),r++}if(s.condition!==void 0&&(oi(s.condition,{instancePath:n+"/condition",parentData:s,parentDataProperty:"condition",rootData:u})||(e=
e===null?oi.errors:e.concat(oi.errors),r=e.length)),s.steps!==void 0){let l=s.steps;if(Array.isArray(l)){let i=l.length;for(let f=0;f<i;f++){let t=l[f];if(!(t&&
typeof t=="object"&&!Array.isArray(t))){let p={instancePath:n+"/steps/"+f,keyword:"type",params:{type:"object"}};e===null?e=[p]:e.push(p),r++}}}else{let i={instancePath:n+
"/steps",keyword:"type",params:{type:"array"}};e===null?e=[i]:e.push(i),r++}}}else{let l={instancePath:n,keyword:"type",params:{type:"object"}};e===null?e=[l]:e.
push(l),r++}return dt.errors=e,r===0}var Ef={__proto__:null,design:mt,theme:ht,variables:gt,collections:vt,formulas:wt,workflows:kt,tables:bt,page:_t,"page-sect\
ion":At,use:Dt,section:Pt,component:Et,element:zt,workflow:Kt,run:Zt,step:Ft},zf={__proto__:null,base:Vt,button:It,checkbox:Mt,columns:Yt,"data-grid":Rt,date:Wt,
dropdown:Gt,flexbox:Bt,"form-container":Xt,"form-input":Jt,icon:rp,image:sp,loader:ip,modal:tp,paginator:ap,"search-bar":dp,select:gp,tabs:vp,text:_p},qf={__proto__:null,
"auth.loadUser":zp,"auth.login":qp,"auth.logout":xp,"auth.signup":Np,break:Lp,closeAllPopups:Cp,closePopup:Kp,continue:Zp,copyToClipboard:Fp,elementAction:Vp,emitEvent:Op,
fetchCollection:Ip,fetchCollections:Tp,forEach:Mp,if:Yp,log:Sp,navigate:Hp,openPopup:Gp,pageLoader:Bp,previousPage:Up,resetVariables:Xp,return:Jp,runWorkflow:Qp,
setLanguage:ef,setTheme:rf,setVariable:lf,stopPropagation:nf,stopUnless:of,"supabase.call":tf,"supabase.delete":pf,"supabase.insert":ff,"supabase.invoke":uf,"su\
pabase.select":cf,"supabase.update":df,"supabase.upsert":hf,switch:vf,throw:kf,tryCatch:bf,wait:jf,while:_f},xf={__proto__:null,static:Dp,supabase:Ep};export{qf as actions,zp as actionsAuthLoadUser,qp as actionsAuthLogin,xp as actionsAuthLogout,Np as actionsAuthSignup,Lp as actionsBreak,Cp as actionsCloseAllPopups,
Kp as actionsClosePopup,Zp as actionsContinue,Fp as actionsCopyToClipboard,Vp as actionsElementAction,Op as actionsEmitEvent,Ip as actionsFetchCollection,Tp as actionsFetchCollections,
Mp as actionsForEach,Yp as actionsIf,Sp as actionsLog,Hp as actionsNavigate,Gp as actionsOpenPopup,Bp as actionsPageLoader,Up as actionsPreviousPage,Xp as actionsResetVariables,
Jp as actionsReturn,Qp as actionsRunWorkflow,ef as actionsSetLanguage,rf as actionsSetTheme,lf as actionsSetVariable,nf as actionsStopPropagation,of as actionsStopUnless,
tf as actionsSupabaseCall,pf as actionsSupabaseDelete,ff as actionsSupabaseInsert,uf as actionsSupabaseInvoke,cf as actionsSupabaseSelect,df as actionsSupabaseUpdate,
hf as actionsSupabaseUpsert,vf as actionsSwitch,kf as actionsThrow,bf as actionsTryCatch,jf as actionsWait,_f as actionsWhile,xf as collections,Dp as collectionsStatic,
Ep as collectionsSupabase,zf as elementProps,Vt as elementPropsBase,It as elementPropsButton,Mt as elementPropsCheckbox,Yt as elementPropsColumns,Rt as elementPropsDataGrid,
Wt as elementPropsDate,Gt as elementPropsDropdown,Bt as elementPropsFlexbox,Xt as elementPropsFormContainer,Jt as elementPropsFormInput,rp as elementPropsIcon,sp as elementPropsImage,
ip as elementPropsLoader,tp as elementPropsModal,ap as elementPropsPaginator,dp as elementPropsSearchBar,gp as elementPropsSelect,vp as elementPropsTabs,_p as elementPropsText,
Ef as nouns,vt as nounsCollections,Et as nounsComponent,mt as nounsDesign,zt as nounsElement,wt as nounsFormulas,_t as nounsPage,At as nounsPageSection,Zt as nounsRun,
Pt as nounsSection,Ft as nounsStep,bt as nounsTables,ht as nounsTheme,Dt as nounsUse,gt as nounsVariables,Kt as nounsWorkflow,kt as nounsWorkflows};
