package io.stardeck.deckbuilder.invariant;

import static org.assertj.core.api.Assertions.assertThat;

import io.stardeck.deckbuilder.state.DeckbuilderState;
import io.stardeck.engine.testkit.Rule;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Each of {@link Invariants} in every state of games of all scenarios. */
class InvariantsTest {
  @Provide
  Arbitrary<Walk> walks() {
    return Walk.any();
  }

  private static void everywhere(String id, Walk walk) {
    Predicate<DeckbuilderState> invariant = Invariants.of(id);
    walk.steps(
        step ->
            assertThat(invariant.test(step.after()))
                .as("%s after %s in %s", id, step.action(), step.before().table().phases().top())
                .isTrue());
  }

  @Rule("DB-I-01")
  @Property(tries = 12)
  void everyCardIsInOnePlace(@ForAll("walks") Walk walk) {
    everywhere("DB-I-01", walk);
  }

  @Rule("DB-I-02")
  @Property(tries = 12)
  void slotsAreFilledAsLongAsThereAreCards(@ForAll("walks") Walk walk) {
    everywhere("DB-I-02", walk);
  }

  @Rule("DB-I-03")
  @Property(tries = 12)
  void theStarbaseDeckIsRenewedWhenItIsEmpty(@ForAll("walks") Walk walk) {
    everywhere("DB-I-03", walk);
  }

  @Rule("DB-I-04")
  @Property(tries = 12)
  void atMostTwoMissionsAreOpen(@ForAll("walks") Walk walk) {
    everywhere("DB-I-04", walk);
  }

  @Rule("DB-I-06")
  @Property(tries = 12)
  void nothingIsLeftOutsideTheTurn(@ForAll("walks") Walk walk) {
    everywhere("DB-I-06", walk);
  }

  @Rule("DB-I-08")
  @Property(tries = 12)
  void onlyBridgesOfTheTurnAreUsedOutsideBattles(@ForAll("walks") Walk walk) {
    everywhere("DB-I-08", walk);
  }

  @Rule("DB-I-09")
  @Property(tries = 12)
  void damageStaysBelowDefense(@ForAll("walks") Walk walk) {
    everywhere("DB-I-09", walk);
  }

  @Rule("DB-I-10")
  @Property(tries = 12)
  void nobodyHasThePointsBeforeTheGameIsOver(@ForAll("walks") Walk walk) {
    everywhere("DB-I-10", walk);
  }

  @Rule("DB-I-11")
  @Property(tries = 12)
  void everybodyHasOneFlagship(@ForAll("walks") Walk walk) {
    everywhere("DB-I-11", walk);
  }

  @Rule("DB-I-14")
  @Property(tries = 12)
  void basicCharactersAreInPilesOrWithPlayers(@ForAll("walks") Walk walk) {
    everywhere("DB-I-14", walk);
  }

  @Rule("DB-I-15")
  @Property(tries = 12)
  void borgCardsAreInTheirAreaOrWithPlayers(@ForAll("walks") Walk walk) {
    everywhere("DB-I-15", walk);
  }

  @Rule("DB-I-16")
  @Property(tries = 12)
  void noHandHoldsFiveBorgCards(@ForAll("walks") Walk walk) {
    everywhere("DB-I-16", walk);
  }

  @Rule("DB-I-17")
  @Property(tries = 12)
  void cardsKeepToTheirKindOfZone(@ForAll("walks") Walk walk) {
    everywhere("DB-I-17", walk);
  }

  @Rule("DB-I-18")
  @Property(tries = 12)
  void spaceCardsAreAllThere(@ForAll("walks") Walk walk) {
    everywhere("DB-I-18", walk);
  }

  @Rule("DB-I-20")
  @Property(tries = 12)
  void nobodyHoldsTooMuchInfluence(@ForAll("walks") Walk walk) {
    everywhere("DB-I-20", walk);
  }

  @Rule("DB-I-21")
  @Property(tries = 12)
  void nothingStaysFlipped(@ForAll("walks") Walk walk) {
    everywhere("DB-I-21", walk);
  }
}
