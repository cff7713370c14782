package io.stardeck.engine.highcard;

import io.stardeck.engine.testkit.GameLaws;

class HighCardLawsTest implements HighCardTable, GameLaws<Deal.Config, Deal, Move, Deal.View> {}
