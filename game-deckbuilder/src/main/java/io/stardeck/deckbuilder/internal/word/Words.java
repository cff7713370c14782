package io.stardeck.deckbuilder.internal.word;

import com.google.common.base.Verify;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.stardeck.deckbuilder.card.word.Boost;
import io.stardeck.deckbuilder.card.word.CardEffect;
import io.stardeck.deckbuilder.card.word.Control;
import io.stardeck.deckbuilder.card.word.Effect;
import io.stardeck.deckbuilder.card.word.GameEffect;
import io.stardeck.deckbuilder.card.word.ShipEffect;
import io.stardeck.engine.rules.TypeArgument;

/** All words of the cards that can be carried out, by type of effect. */
public final class Words {
  /** What words are for, as their classes say. */
  static final TypeArgument EFFECT = new TypeArgument(Word.class, 0);

  private static final ImmutableMap<Class<? extends Effect>, Word<?>> ALL =
      byEffect(
          new PlainWord<>(Boost.AddXp.class, BoostWords::addXp),
          new PlainWord<>(Boost.AddStat.class, BoostWords::addStat),
          new PlainWord<>(Boost.AddExplore.class, BoostWords::addExplore),
          new PlainWord<>(Boost.AddSearch.class, BoostWords::addSearch),
          new PlainWord<>(Boost.AddStatShip.class, BoostWords::addStatShip),
          new PlainWord<>(Boost.Discount.class, BoostWords::discount),
          new PlainWord<>(Boost.Prevent.class, BoostWords::prevent),
          new PlainWord<>(CardEffect.Draw.class, CardWords::draw),
          new DiscardWord(),
          new TrashWord(),
          new GainWord(),
          new UpgradeWord(),
          new MoveWord(),
          new MoveMissionWord(),
          new CopyWord(),
          new PlainWord<>(CardEffect.Peek.class, CardWords::peek),
          new ReorderWord(),
          new PlainWord<>(CardEffect.Reveal.class, CardWords::reveal),
          new SearchNowWord(),
          new PlainWord<>(ShipEffect.RepairShip.class, ShipWords::repair),
          new PlainWord<>(ShipEffect.DealDamage.class, ShipWords::damage),
          new PlainWord<>(ShipEffect.ExploreNow.class, ShipWords::exploreNow),
          new PlainWord<>(ShipEffect.BattleAll.class, ShipWords::battleAll),
          new PlainWord<>(ShipEffect.BattleShip.class, ShipWords::battleShip),
          new PlainWord<>(ShipEffect.TakeFlagship.class, ShipWords::takeFlagship),
          new PlainWord<>(ShipEffect.FlipBatch.class, ShipWords::flipBatch),
          new PlainWord<>(GameEffect.EndTurn.class, GameWords::endTurn),
          new PlainWord<>(GameEffect.Win.class, GameWords::win),
          new PlainWord<>(GameEffect.Lose.class, GameWords::lose),
          new TakeInfluenceWord(),
          new PlainWord<>(GameEffect.LoseInfluence.class, GameWords::loseInfluence),
          new PlainWord<>(GameEffect.GainBorg.class, GameWords::gainBorg),
          new TrashBorgWord(),
          new NameCardWord(),
          new PlainWord<>(Control.Pay.class, ControlWords::pay),
          new ChoosingWord<>(
              Control.ChooseN.class,
              Control.ChooseN::n,
              Control.ChooseN::of,
              Control.ChooseN::chooser),
          new PlainWord<>(Control.RandomPick.class, ControlWords::randomPick),
          new ChoosingWord<>(
              Control.ChooseOne.class,
              effect -> 1,
              Control.ChooseOne::of,
              Control.ChooseOne::chooser),
          new MaybeWord(),
          new PlainWord<>(Control.If.class, ControlWords::ifElse),
          new PlainWord<>(Control.ForEach.class, ControlWords::forEach),
          new PlainWord<>(Control.Repeat.class, ControlWords::repeat),
          new PlainWord<>(Control.Sequence.class, ControlWords::sequence));

  private Words() {}

  /** The interpreter for {@code effect}. */
  static Word<?> of(Effect effect) {
    Word<?> word = ALL.get(effect.getClass());
    Verify.verify(word != null, "no word for %s", effect);
    return word;
  }

  /** The types of effect that can be carried out. For coverage by tests. */
  public static ImmutableSet<Class<? extends Effect>> effects() {
    return ALL.keySet();
  }

  private static ImmutableMap<Class<? extends Effect>, Word<?>> byEffect(Word<?>... words) {
    ImmutableMap.Builder<Class<? extends Effect>, Word<?>> byEffect = ImmutableMap.builder();
    for (Word<?> word : words) {
      byEffect.put(word.effect(), word);
    }
    return byEffect.buildOrThrow();
  }
}
