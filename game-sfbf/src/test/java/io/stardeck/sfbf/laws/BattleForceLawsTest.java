package io.stardeck.sfbf.laws;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.engine.Event;
import io.stardeck.engine.Seat;
import io.stardeck.engine.rules.Frame;
import io.stardeck.engine.testkit.GameLaws;
import io.stardeck.engine.testkit.Invariant;
import io.stardeck.engine.zone.Zoned;
import io.stardeck.sfbf.BattleForceGame;
import io.stardeck.sfbf.action.BattleForceAction;
import io.stardeck.sfbf.config.BattleForceConfig;
import io.stardeck.sfbf.internal.step.CardDealer;
import io.stardeck.sfbf.internal.step.ShipDealer;
import io.stardeck.sfbf.scene.Scene;
import io.stardeck.sfbf.state.BattleForceState;
import io.stardeck.sfbf.state.Draft;
import io.stardeck.sfbf.state.Phase;
import io.stardeck.sfbf.view.BattleForceView;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.Arbitrary;

/** Star Fleet Battle Force keeps the laws of every game. */
final class BattleForceLawsTest
    implements GameLaws<BattleForceConfig, BattleForceState, BattleForceAction, BattleForceView> {
  @Override
  public BattleForceGame game() {
    return Scene.GAME;
  }

  @Override
  public Arbitrary<BattleForceConfig> configs() {
    return Configs.any();
  }

  @Override
  public ImmutableList<Invariant<BattleForceState>> invariants() {
    return ImmutableList.of(
        new Invariant<>("BF-I-01", state -> allDifferent(Zones.cards(state))),
        new Invariant<>("BF-I-02", state -> allDifferent(Zones.ships(state))));
  }

  @Override
  public int wholeGames() {
    return 14;
  }

  @Override
  public ImmutableList<BattleForceAction> hostile(BattleForceState state, Random random) {
    return HostileActions.of(state, random);
  }

  @Override
  public ImmutableMap<String, Object> hidden(BattleForceState state, Seat seat) {
    return HiddenParts.of(state, seat);
  }

  @Override
  public ImmutableList<Zoned<BattleForceState, ?>> dealers() {
    return ImmutableList.of(CardDealer.CARDS, ShipDealer.SHIPS);
  }

  @Override
  public boolean reveals(Event event, ImmutableList<Event> ruling) {
    return Unkept.is(event, ruling);
  }

  @Override
  public Optional<UnaryOperator<JsonNode>> renaming(BattleForceState state, Random random) {
    return Renamings.of(state.table().config(), random);
  }

  @Override
  public ImmutableSet<String> labels(
      BattleForceState state,
      BattleForceAction action,
      BattleForceState next,
      ImmutableList<Event> events) {
    return Labels.of(state, events);
  }

  @Override
  public ImmutableSet<String> mustComeUp() {
    return Labels.MUST_COME_UP;
  }

  @Override
  public ImmutableList<Class<? extends Frame>> frames() {
    return ImmutableList.of(Phase.class, Draft.class);
  }

  private static boolean allDifferent(List<?> things) {
    return new HashSet<>(things).size() == things.size();
  }
}
