package io.stardeck.stccg.internal.effects;

import io.stardeck.engine.RuleId;
import io.stardeck.engine.rules.Play;
import io.stardeck.stccg.card.word.PersonEffect.Kill;
import io.stardeck.stccg.card.word.Selection;
import io.stardeck.stccg.internal.casualties.Killing;
import io.stardeck.stccg.internal.effects.Pool.Member;
import io.stardeck.stccg.state.Facts;
import io.stardeck.stccg.state.Phase.Effects;
import io.stardeck.stccg.state.StccgState;

/** {@code KILL}: persons die ({@code ST-EFF-01}). */
final class KillWord extends Selecting<Kill> {
  private static final RuleId EFF_01 = RuleId.of("ST-EFF-01");

  @Override
  public Class<Kill> effect() {
    return Kill.class;
  }

  @Override
  Selection selection(Kill effect) {
    return effect.of();
  }

  @Override
  boolean spares(Facts facts, Kill effect, Effects run, Member member) {
    return Killing.guarded(facts, member.host(), member.seat());
  }

  @Override
  void act(Play<StccgState> play, Kill effect, Effects run, Member member) {
    Killing.kill(play, member.host(), member.seat(), member.card(), EFF_01);
  }
}
