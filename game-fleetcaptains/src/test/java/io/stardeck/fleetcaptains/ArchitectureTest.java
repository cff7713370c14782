package io.stardeck.fleetcaptains;

import io.stardeck.engine.testkit.ArchitectureLaws;

class ArchitectureTest implements ArchitectureLaws {}
