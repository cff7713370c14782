package io.stardeck.sfbf;

import io.stardeck.engine.testkit.ArchitectureLaws;

class ArchitectureTest implements ArchitectureLaws {}
