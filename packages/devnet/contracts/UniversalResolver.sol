// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IRegistry {
    function resolver(bytes32 node) external view returns (address);
}

interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// Answers everything about an ENS name in one call, with the interface and the errors of ENS's Universal Resolver.
/// Answers from elsewhere (EIP-3668) are passed through one at a time; the batch gateways of the original are not needed here.
contract UniversalResolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error DNSDecodingFailed(bytes dns);
    error EmptyAddress();
    error ResolverError(bytes errorData);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    uint256 private constant ETHEREUM = 60;
    bytes16 private constant DIGITS = "0123456789abcdef";

    IRegistry public immutable registry;

    constructor(IRegistry ens) {
        registry = ens;
    }

    /// `name` as DNS writes it: each label after its length, a zero at the end. `data` is the call for a resolver.
    function resolve(bytes memory name, bytes memory data) public view returns (bytes memory answer, address resolver) {
        bool isExtended;
        (resolver, isExtended) = findResolver(name);
        answer = isExtended
            ? abi.decode(ask(resolver, abi.encodeCall(IExtendedResolver.resolve, (name, data)), true), (bytes))
            : ask(resolver, data, false);
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        return resolve(name, data);
    }

    /// A resolver asked for an answer from elsewhere, and here it is.
    function resolveCallback(bytes calldata response, bytes calldata extra) external view returns (bytes memory, address) {
        (address resolver, bytes4 callback, bytes memory inner, bool isExtended) =
            abi.decode(extra, (address, bytes4, bytes, bool));
        bytes memory answer = ask(resolver, abi.encodeWithSelector(callback, response, inner), isExtended);
        return (isExtended ? abi.decode(answer, (bytes)) : answer, resolver);
    }

    /// The name that an address has taken, if that name points back at the address.
    function reverse(bytes memory account, uint256 coinType)
        public
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        if (account.length == 0) revert EmptyAddress();
        bytes memory reverseName = toReverseName(account, coinType);
        bytes memory answer;
        (answer, reverseResolver) =
            resolve(reverseName, abi.encodeWithSignature("name(bytes32)", namehash(reverseName, 0)));
        primary = abi.decode(answer, (string));
        if (bytes(primary).length == 0) return (primary, address(0), reverseResolver);

        bytes memory name = toDns(bytes(primary));
        (answer, resolver) = resolve(name, abi.encodeWithSignature("addr(bytes32,uint256)", namehash(name, 0), coinType));
        bytes memory found = abi.decode(answer, (bytes));
        if (keccak256(found) != keccak256(account)) revert ReverseAddressMismatch(primary, found);
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return reverse(account, coinType);
    }

    /// The resolver of the name, or of the nearest name above it that answers for names below (ENSIP-10).
    function findResolver(bytes memory name) private view returns (address resolver, bool isExtended) {
        uint256 offset = 0;
        while (offset < name.length) {
            resolver = registry.resolver(namehash(name, offset));
            if (resolver != address(0)) {
                if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
                isExtended = hasInterface(resolver, type(IExtendedResolver).interfaceId);
                if (offset == 0 || isExtended) return (resolver, isExtended);
            }
            if (name[offset] == 0) break;
            offset += uint256(uint8(name[offset])) + 1;
        }
        revert ResolverNotFound(name);
    }

    function ask(address resolver, bytes memory data, bool isExtended) private view returns (bytes memory answer) {
        bool success;
        (success, answer) = resolver.staticcall(data);
        if (success) return answer;
        if (answer.length >= 4 && bytes4(answer) == OffchainLookup.selector) {
            (, string[] memory urls, bytes memory callData, bytes4 callback, bytes memory extra) =
                abi.decode(withoutSelector(answer), (address, string[], bytes, bytes4, bytes));
            bytes memory own = abi.encode(resolver, callback, extra, isExtended);
            revert OffchainLookup(address(this), urls, callData, this.resolveCallback.selector, own);
        }
        revert ResolverError(answer);
    }

    function hasInterface(address target, bytes4 interfaceId) private view returns (bool) {
        (bool success, bytes memory answer) =
            target.staticcall(abi.encodeWithSignature("supportsInterface(bytes4)", interfaceId));
        return success && answer.length == 32 && abi.decode(answer, (uint256)) == 1;
    }

    function namehash(bytes memory name, uint256 offset) private pure returns (bytes32) {
        if (offset >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[offset]);
        if (length == 0) return bytes32(0);
        if (offset + 1 + length >= name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(namehash(name, offset + 1 + length), label));
    }

    /// `<account>.addr.reverse` for Ethereum, `<account>.<coin type>.reverse` elsewhere (ENSIP-19).
    function toReverseName(bytes memory account, uint256 coinType) private pure returns (bytes memory) {
        bytes memory space = coinType == ETHEREUM ? bytes("addr") : toHex(abi.encodePacked(coinType), true);
        return toDns(abi.encodePacked(toHex(account, false), ".", space, ".reverse"));
    }

    function toDns(bytes memory name) private pure returns (bytes memory dns) {
        dns = new bytes(name.length + 2);
        uint256 start = 0;
        for (uint256 i = 0; i <= name.length; i++) {
            if (i < name.length && name[i] != ".") {
                dns[i + 1] = name[i];
                continue;
            }
            dns[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }

    function toHex(bytes memory value, bool isTrimmed) private pure returns (bytes memory text) {
        for (uint256 i = 0; i < value.length; i++) {
            bytes memory pair = abi.encodePacked(DIGITS[uint8(value[i]) >> 4], DIGITS[uint8(value[i]) & 15]);
            if (!isTrimmed || text.length > 0) text = bytes.concat(text, pair);
            else if (pair[0] != "0") text = pair;
            else if (pair[1] != "0") text = abi.encodePacked(pair[1]);
        }
    }

    function withoutSelector(bytes memory data) private pure returns (bytes memory rest) {
        rest = new bytes(data.length - 4);
        for (uint256 i = 0; i < rest.length; i++) rest[i] = data[i + 4];
    }
}
